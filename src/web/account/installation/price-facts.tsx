import { useTranslations } from 'use-intl';
import { formatPrice } from '#src/web/ui/price.tsx';
import type { InstallationView } from './page.server.ts';

/** What is installed, and what its price consists of. */
export function PriceFacts({ file: { order, lines } }: { file: InstallationView }) {
  const t = useTranslations('installations');
  return (
    <section aria-labelledby="price">
      <h2 id="price" className="mb-3 text-section font-bold">
        {t('what')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <li key={line.productId} className="py-3 wrap-anywhere">{`${line.quantity} × ${line.name}`}</li>
        ))}
        <li className="py-3">{t('work')}</li>
      </ul>
      <dl className="tabular mt-5 grid gap-2.5 rounded-panel bg-mist p-5 text-[0.9375rem] sm:ms-auto sm:max-w-sm">
        <Row name={t('goods')} value={formatPrice(order.goods)} />
        <Row name={t('service')} value={formatPrice(order.service)} />
        {order.credit > 0 && <Row name={t('credit')} value={`− ${formatPrice(order.credit)}`} />}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lg font-bold">
          <dt>{t('total')}</dt>
          <dd>{formatPrice(order.total)}</dd>
        </div>
      </dl>
      <p className="mt-2 text-sm text-pretty text-soft">{t('taxed')}</p>
    </section>
  );
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-soft">{name}</dt>
    <dd>{value}</dd>
  </div>
);
