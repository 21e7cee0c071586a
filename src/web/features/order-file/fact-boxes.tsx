import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OrderView } from '#src/web/features/order/order-view.ts';
import { addressFacts, FactBox } from '#src/web/features/purchase/fact-box.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { FileView } from './file-view.ts';

/** The three boxes of spec.md §2, for the administrator. */
export function OwnerBoxes({ file, order }: { file: FileView; order: OrderView }) {
  const t = useTranslations('orders');
  return (
    <>
      <div className="grid gap-2">
        <FactBox
          title={t('customer')}
          facts={[
            [t('name'), order.name],
            [t('email'), order.email],
            [t('phone'), order.address.phone],
            [t('date'), order.on],
            [t('total'), formatPrice(order.total)],
          ]}
        />
        {file.uid && (
          <Link
            to={hrefs.customer(file.uid)}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-link hover:underline"
          >
            {t('file.customerPage')}
          </Link>
        )}
      </div>
      <FactBox
        title={t('order')}
        facts={[
          [t('orderNumber'), String(order.number)],
          [t('status'), t(`statuses.${order.status}`)],
          ...usePaid(order),
        ]}
      />
      <FactBox
        title={t('address')}
        facts={[...addressFacts(t, order.address), [t('country'), order.address.country]]}
      />
    </>
  );
}

export function CustomerBoxes({ order }: { order: OrderView }) {
  const t = useTranslations('orders');
  return (
    <>
      <FactBox
        title={t('address')}
        facts={[[t('name'), order.name], [t('phone'), order.address.phone], ...addressFacts(t, order.address)]}
      />
      <FactBox title={t('file.payment')} facts={usePaid(order)} />
    </>
  );
}

function usePaid({ paymentStatus, orderId, paymentId, cash }: OrderView): [name: string, value: string][] {
  const t = useTranslations('orders');
  return [
    [t('paymentMethod'), cash ? t('cashOnDelivery') : ''],
    [t('paymentStatus'), t(`payments.${paymentStatus}`)],
    [t('orderId'), orderId],
    [t('paymentId'), paymentId],
  ];
}
