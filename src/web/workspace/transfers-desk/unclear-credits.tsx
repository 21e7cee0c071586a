import { useTranslations } from 'use-intl';
import { ActButton } from '#src/web/ui/act-button.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { matchCredits, returnCredit, setCreditAside } from '#src/wire/client/transfers.ts';
import type { TransfersData } from './page.server.ts';
import { ReferenceForm } from './reference-form.tsx';

type Credit = TransfersData['unclear'][number];

/** Transfers that made no order: why, and what can be done with each. */
export function UnclearCredits({ credits }: { credits: Credit[] }) {
  const t = useTranslations('transferDesk');
  return (
    <section aria-labelledby="unclear" className="grid gap-3">
      <h2 id="unclear" className={credits.length > 0 ? 'text-section font-bold' : 'font-semibold'}>
        {t('look', { count: credits.length })}
      </h2>
      {credits.length === 0 ? (
        <p className="text-soft">{t('lookNone')}</p>
      ) : (
        <Card as="ul" className="divide-y divide-line">
          {credits.map((credit) => (
            <Entry key={credit.id} credit={credit} />
          ))}
        </Card>
      )}
    </section>
  );
}

function Entry({ credit }: { credit: Credit }) {
  const t = useTranslations('transferDesk');
  const { id, amount, on, narration, why, named, candidates, together } = credit;
  const difference = formatPrice(Math.abs(amount - (named?.amount ?? amount)));
  const canPlace = why === 'over' || why === 'cancelled' || why === 'gone';
  return (
    <li className="grid gap-3 px-4 py-4 sm:px-5">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={why === 'unnamed' ? 'plain' : 'brick'}>{t(`why.${why}`)}</Badge>
          <span className="tabular font-semibold">{formatPrice(amount)}</span>
          <span className="tabular text-sm text-soft">{on}</span>
        </p>
        <p className="text-[0.9375rem] wrap-anywhere">{narration}</p>
        {named && <p className="tabular text-sm wrap-anywhere">{t('order', wordsOf(named))}</p>}
        <p className="max-w-prose text-sm text-pretty text-soft">{t(`whyText.${why}`, { amount: difference })}</p>
      </div>
      {candidates.map((candidate) => (
        <div
          key={candidate.reference}
          className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-mist px-3 py-2"
        >
          <p className="tabular min-w-0 text-sm wrap-anywhere">{t('order', wordsOf(candidate))}</p>
          <Place reference={candidate.reference} credits={[id]} />
        </div>
      ))}
      <div className="flex flex-wrap items-start gap-2">
        {named && canPlace && <Place reference={named.reference} credits={[id]} />}
        {named && together.length > 0 && (
          <span className="grid gap-1">
            <Place reference={named.reference} credits={together} />
            <span className="text-sm text-soft">{t('together')}</span>
          </span>
        )}
        {named && (
          <ActButton look="secondary" size="small" act={() => returnCredit(id)} done={t('backDone')}>
            {t('back')}
          </ActButton>
        )}
        {!named && (
          <ActButton look="secondary" size="small" act={() => setCreditAside(id, true)} done={t('asideDone')}>
            {t('aside')}
          </ActButton>
        )}
      </div>
      {!named && <ReferenceForm credit={id} />}
    </li>
  );
}

const wordsOf = ({ name, amount, reference }: { name: string; amount: number; reference: string }) => ({
  name,
  amount: formatPrice(amount),
  reference,
});

function Place({ reference, credits }: { reference: string; credits: string[] }) {
  const t = useTranslations('transferDesk');
  return (
    <ActButton
      size="small"
      act={() => matchCredits(reference, credits)}
      done={t('placed')}
      area="transferDesk"
      aria-label={t('placeOf', { reference })}
    >
      {t('place')}
    </ActButton>
  );
}
