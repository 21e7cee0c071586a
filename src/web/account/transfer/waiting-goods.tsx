import { useTranslations } from 'use-intl';
import { formatPrice } from '#src/web/ui/price.tsx';
import type { TransferView } from './page.server.ts';

/** What is ordered, and what it costs together. */
export function WaitingGoods({ view: { lines, amount } }: { view: TransferView }) {
  const t = useTranslations('transfer');
  return (
    <section aria-labelledby="goods" className="grid gap-3 rounded-panel bg-mist p-5 sm:p-6">
      <h2 id="goods" className="text-lg font-bold tracking-tight">
        {t('goods')}
      </h2>
      <dl className="tabular grid gap-2.5 text-[0.9375rem]">
        {lines.map(({ productId, name, quantity, price }) => (
          <div key={productId} className="flex items-baseline justify-between gap-4">
            <dt className="wrap-anywhere">{t('line', { name, quantity })}</dt>
            <dd className="shrink-0">{formatPrice(price * quantity)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lg font-bold">
          <dt>{t('total')}</dt>
          <dd>{formatPrice(amount)}</dd>
        </div>
      </dl>
    </section>
  );
}
