import { useTranslations } from 'use-intl';
import { ActButton } from '#src/web/ui/act-button.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { matchCollections, returnCollection, setCollectionAside } from '#src/wire/client/cash.ts';
import { OrderForm } from './order-form.tsx';
import type { CashData } from './page.server.ts';
import { rowInWords } from './row-in-words.ts';
import { ShortForm } from './short-form.tsx';

type Row = CashData['unclear'][number];

/** Rows that settled no order: why, and what can be done with each. */
export function UnclearRows({ rows }: { rows: Row[] }) {
  const t = useTranslations('cashDesk');
  return (
    <section aria-labelledby="unclear" className="grid gap-3">
      <h2 id="unclear" className={rows.length > 0 ? 'text-section font-bold' : 'font-semibold'}>
        {t('look', { count: rows.length })}
      </h2>
      {rows.length === 0 ? (
        <p className="text-soft">{t('lookNone')}</p>
      ) : (
        <Card as="ul" className="divide-y divide-line">
          {rows.map((row) => (
            <Entry key={row.id} row={row} />
          ))}
        </Card>
      )}
    </section>
  );
}

function Entry({ row }: { row: Row }) {
  const t = useTranslations('cashDesk');
  const { id, amount, on, why, named, candidates, together } = row;
  const difference = formatPrice(Math.abs(amount - (named?.amount ?? amount)));
  return (
    <li className="grid gap-3 px-4 py-4 sm:px-5">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={why === 'unnamed' ? 'plain' : 'brick'}>{t(`why.${why}`)}</Badge>
          <span className="tabular font-semibold">{formatPrice(amount)}</span>
          <span className="tabular text-sm text-soft">{on}</span>
        </p>
        <p className="tabular text-[0.9375rem] wrap-anywhere">{rowInWords(row)}</p>
        {named && <p className="tabular text-sm wrap-anywhere">{t('order', wordsOf(named))}</p>}
        <p className="max-w-prose text-sm text-pretty text-soft">{t(`whyText.${why}`, { amount: difference })}</p>
      </div>
      {candidates.map((candidate) => (
        <div
          key={candidate.orderId}
          className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-mist px-3 py-2"
        >
          <p className="tabular min-w-0 text-sm wrap-anywhere">{t('order', wordsOf(candidate))}</p>
          <Settle order={candidate.number} rows={[id]} />
        </div>
      ))}
      <div className="flex flex-wrap items-start gap-2">
        {named && why === 'over' && <Settle order={named.number} rows={[id]} />}
        {named && together.length > 0 && (
          <span className="grid gap-1">
            <Settle order={named.number} rows={together} />
            <span className="text-sm text-soft">{t('together')}</span>
          </span>
        )}
        {named && (why === 'paid' || why === 'ended') && (
          <ActButton look="secondary" size="small" act={() => returnCollection(id)} done={t('backDone')}>
            {t('back')}
          </ActButton>
        )}
        <ActButton look="secondary" size="small" act={() => setCollectionAside(id, true)} done={t('asideDone')}>
          {t('aside')}
        </ActButton>
      </div>
      {named && why === 'short' && <ShortForm row={id} order={named.number} missing={difference} />}
      {!named && <OrderForm row={id} />}
    </li>
  );
}

const wordsOf = ({ name, amount, number }: { name: string; amount: number; number: string }) => ({
  name,
  amount: formatPrice(amount),
  number,
});

function Settle({ order, rows }: { order: string; rows: string[] }) {
  const t = useTranslations('cashDesk');
  return (
    <ActButton
      size="small"
      act={() => matchCollections(order, rows)}
      done={t('settled')}
      area="cashDesk"
      aria-label={t('settleOf', { number: order })}
    >
      {t('settle')}
    </ActButton>
  );
}
