import { useTranslations } from 'use-intl';
import { formatPrice } from '../components/price.tsx';
import { type DraftLine, totalOf } from './order-draft.ts';

/** Every charge before the pay button (decisions.md §4: delivery costs nothing). */
export function OrderSummary({ lines }: { lines: DraftLine[] }) {
  const t = useTranslations('checkout.summary');
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  const saved = lines.reduce((sum, line) => sum + Math.max(0, (line.listPrice ?? line.price) - line.price) * line.quantity, 0);
  return (
    <dl className="tabular grid gap-2.5 text-[0.9375rem]">
      <Row name={t('items', { count })} amount={totalOf(lines)} />
      <Row name={t('delivery')} amount={0} />
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lg font-bold">
        <dt>{t('total')}</dt>
        <dd>{formatPrice(totalOf(lines))}</dd>
      </div>
      {saved > 0 && (
        <div className="flex justify-between gap-4 text-sm font-semibold text-leaf">
          <dt>{t('saved')}</dt>
          <dd>{formatPrice(saved)}</dd>
        </div>
      )}
    </dl>
  );
}

const Row = ({ name, amount }: { name: string; amount: number }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-soft">{name}</dt>
    <dd>{formatPrice(amount)}</dd>
  </div>
);
