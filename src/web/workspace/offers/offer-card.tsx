import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useOfferWords } from '#src/web/features/offer/use-offer-words.ts';
import { ActButton } from '#src/web/ui/act-button.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { moveOffer } from '#src/wire/client/offers.ts';
import type { ManagedOffer } from '#src/wire/domain.ts';

const TONES = { running: 'leaf', planned: 'brand', paused: 'plain', 'used-up': 'sun', ended: 'plain' } as const;

/** An offer as its owner sees it: its text, its state, what it has cost. */
export function OfferCard({ offer, onEdit, onEnd }: { offer: ManagedOffer; onEdit: () => void; onEnd: () => void }) {
  const t = useTranslations('offerDesk');
  const format = useFormatter();
  const { gives, terms } = useOfferWords()({ ...offer, endsAt: null });
  const { code, state, used, totalLimit, customerLimit, given, startsAt, endsAt, advertised, active } = offer;
  const when = (at: Date) => format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card as="article" className="grid h-full grid-rows-[auto_1fr_auto] gap-4 p-5">
      <header className="grid justify-items-start gap-2">
        <div className="flex w-full flex-wrap items-center gap-2">
          <h3 className="me-auto text-lg font-bold tracking-wide wrap-anywhere">{code}</h3>
          <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
          <Badge>{t(advertised ? 'advertisedMark' : 'privateMark')}</Badge>
        </div>
        <p className="text-[0.9375rem]">
          <span className="font-semibold">{gives}</span> <span className="text-soft">{terms}</span>
        </p>
      </header>
      <dl className="tabular grid grid-cols-2 content-start gap-3 text-[0.9375rem]">
        <Fact name={t('uses')}>
          {totalLimit === null ? format.number(used) : t('usesOf', { used, limit: totalLimit })}
        </Fact>
        <Fact name={t('given')}>{formatPrice(given)}</Fact>
        <Fact name={t('each')}>{t('eachTimes', { count: customerLimit })}</Fact>
        {startsAt && <Fact name={t('from')}>{when(startsAt)}</Fact>}
        <Fact name={t('until')}>{endsAt ? when(endsAt) : t('always')}</Fact>
      </dl>
      <div className="flex flex-wrap items-start gap-2">
        <Button look="secondary" aria-label={t('editOf', { code })} onClick={onEdit}>
          {t('edit')}
        </Button>
        {state !== 'ended' && (
          <>
            <ActButton
              look="secondary"
              aria-label={t(active ? 'pauseOf' : 'resumeOf', { code })}
              act={() => moveOffer(code, active ? 'paused' : 'running')}
              done={t(active ? 'paused' : 'resumed')}
            >
              {t(active ? 'pause' : 'resume')}
            </ActButton>
            <Button look="quiet" aria-label={t('endOf', { code })} onClick={onEnd}>
              {t('end')}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-xs font-semibold text-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
);
