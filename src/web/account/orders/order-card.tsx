import { useTranslations } from 'use-intl';
import { ORDER_WAY } from '#src/kernel/order-lifecycle.ts';
import type { OrderView } from '#src/web/features/order/order-view.ts';
import { StatusBadge } from '#src/web/features/order/status-badge.tsx';
import { ProductName } from '#src/web/features/product-card/product-name.tsx';
import { CancelButton } from '#src/web/features/purchase/cancel-button.tsx';
import { headingOf, PurchaseCard } from '#src/web/features/purchase/purchase-card.tsx';
import { useCancelling } from '#src/web/features/purchase/use-cancelling.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { Steps } from '#src/web/ui/steps.tsx';
import { cancelOrder } from '#src/wire/client/checkout.ts';
import { hrefs } from '#src/wire/pages.ts';
import { OrderLines } from './order-lines.tsx';

/** One order, with a way to cancel it while that is possible. */
export function OrderCard({ order: loaded }: { order: OrderView }) {
  const t = useTranslations('orders');
  const { purchase: order, error, cancel } = useCancelling('orders', loaded, cancelOrder);
  const describedBy = headingOf('orders', order);
  return (
    <PurchaseCard
      area="orders"
      purchase={order}
      title={t('number', { number: String(order.number) })}
      lead={order.on}
      pictures={order.lines.flatMap(({ picture }) => picture ?? [])}
      summary={
        <>
          {order.arrives && order.status !== 'cancel' && (
            <p className="tabular text-[1.0625rem] leading-snug font-semibold text-leaf">
              {t('arrives', { days: order.arrives })}
            </p>
          )}
          <Bought lines={order.lines} />
        </>
      }
      badge={<StatusBadge status={order.status} />}
      error={error}
      customer={[
        [t('date'), order.on],
        [t('total'), formatPrice(order.total)],
      ]}
      box={{
        title: t('order'),
        facts: [
          [t('orderNumber'), String(order.number)],
          [t('status'), t(`statuses.${order.status}`)],
          [t('paymentStatus'), t(`payments.${order.paymentStatus}`)],
          [t('paymentId'), order.paymentId],
          [t('orderId'), order.orderId],
        ],
      }}
      progress={
        <Steps
          thin
          label={t('steps')}
          steps={ORDER_WAY}
          here={order.status}
          name={(status) => t(`statuses.${status}`)}
        />
      }
      actions={
        <>
          <LinkButton look="secondary" to={hrefs.order(order.id)} aria-describedby={describedBy}>
            {t(order.status === 'cancel' ? 'cancelledDetails' : 'details')}
          </LinkButton>
          <CancelButton area="orders" purchase={order} cancel={cancel} describedBy={describedBy} />
        </>
      }
    >
      <OrderLines lines={order.lines} total={order.total} />
    </PurchaseCard>
  );
}

/** What was bought, in a line. */
function Bought({ lines }: Pick<OrderView, 'lines'>) {
  const t = useTranslations('orders');
  const [first, ...others] = lines;
  if (!first) return null;
  return (
    <p className="line-clamp-2 text-sm text-soft">
      <ProductName name={first.name} />
      {others.length > 0 && ` ${t('more', { count: others.length })}`}
    </p>
  );
}
