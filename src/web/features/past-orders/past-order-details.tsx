import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '#src/web/ui/badge.tsx';
import { formatCount, formatPrice } from '#src/web/ui/price.tsx';
import { Table } from '#src/web/ui/table.tsx';
import type { PastOrderView } from './past-order-view.server.ts';

const TONES = {
  unpaid: 'plain',
  paid: 'brand',
  sent: 'leaf',
  cancelled: 'plain',
  refunded: 'brick',
  'part-refunded': 'brick',
} as const;

/** An order of the former shop: a line that opens. `person`: whose it was. Needs the texts of `pastOrders`. */
export function PastOrderDetails({ order, person = false }: { order: PastOrderView; person?: boolean }) {
  const t = useTranslations('pastOrders');
  const { number, on, state, total, lines, sums, discountCode, address } = order;
  const who = [order.name, order.email, order.phone].filter(Boolean).join(' · ');
  return (
    <details className="group rounded-card border border-line bg-paper">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-5 [&::-webkit-details-marker]:hidden">
        <span className="me-auto grid min-w-0">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
            {t('number', { number })}
            <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
          </span>
          <span className="text-sm text-soft wrap-anywhere">{person && who ? `${on} · ${who}` : on}</span>
        </span>
        <span className="tabular font-semibold">{formatPrice(total)}</span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 border-t border-line px-4 py-4 sm:px-5">
        <Table
          caption={t('lines')}
          rows={lines}
          keyOf={({ key }) => key}
          columns={[
            {
              key: 'product',
              name: t('product'),
              heads: true,
              className: 'wrap-anywhere text-start',
              cell: ({ name, sku }) => (
                <>
                  {name}
                  {sku && <span className="block text-xs font-normal text-soft">{sku}</span>}
                </>
              ),
            },
            { key: 'quantity', name: t('quantity'), figure: true, cell: ({ quantity }) => formatCount(quantity) },
            { key: 'amount', name: t('amount'), figure: true, cell: ({ totalPaise }) => formatPrice(totalPaise) },
          ]}
        />
        <dl className="grid gap-1 text-sm">
          {sums.map(({ kind, paise }) => (
            <Fact key={kind} name={t(`sums.${kind}`)} value={formatPrice(paise)} />
          ))}
          <div className="flex justify-between gap-6 border-t border-line pt-2 text-[0.9375rem] font-bold">
            <dt>{t('total')}</dt>
            <dd className="tabular">{formatPrice(total)}</dd>
          </div>
          {discountCode && <Fact name={t('code')} value={discountCode} />}
          {address && <Fact name={t('address')} value={address} />}
        </dl>
      </div>
    </details>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-6">
    <dt className="text-soft">{name}</dt>
    <dd className="tabular text-end wrap-anywhere">{value}</dd>
  </div>
);
