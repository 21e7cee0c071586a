import { useTranslations } from 'use-intl';
import { isPaid } from '#src/kernel/payment-status.ts';
import { formatPrice } from '#src/web/ui/price.tsx';
import type { FileView } from './file-view.ts';

/** What was paid, or is due on delivery, item by item. */
export function Charges({ order }: { order: FileView['order'] }) {
  const t = useTranslations('orders.file');
  const payments = useTranslations('orders.payments');
  return (
    <dl className="tabular grid gap-2.5 rounded-panel bg-mist p-5 text-[0.9375rem] sm:ms-auto sm:w-full sm:max-w-sm">
      <Row name={t('subtotal')} value={formatPrice(order.subtotal)} />
      {order.discount > 0 && (
        <Row name={t('discount', { code: order.coupon ?? '' })} value={`− ${formatPrice(order.discount)}`} />
      )}
      <Row name={t('delivery')} value={order.deliveryCharge > 0 ? formatPrice(order.deliveryCharge) : t('free')} />
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lg font-bold">
        <dt>{isPaid(order.paymentStatus) ? t('paid') : payments(order.paymentStatus)}</dt>
        <dd>{formatPrice(order.total)}</dd>
      </div>
    </dl>
  );
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-soft">{name}</dt>
    <dd>{value}</dd>
  </div>
);
