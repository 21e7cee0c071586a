import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice, Notice } from '#src/web/ui/notice.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { TestBadge } from '#src/web/ui/test-badge.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { FactBox } from './fact-box.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSteps } from './order-steps.tsx';
import type { OrderView } from './order-view.ts';
import { StatusBadge } from './status-badge.tsx';
import { useCancelling } from './use-cancelling.ts';

/** One order: its boxes as in spec.md §2, and the way to cancel it while that can be done. */
export function OrderCard({ order: loaded }: { order: OrderView }) {
  const t = useTranslations('orders');
  const [asking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { order, error, cancel } = useCancelling(loaded);
  const { address, paymentStatus } = order;
  return (
    <Card className="overflow-hidden">
      <article aria-labelledby={`order-${order.id}`}>
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line bg-mist px-5 py-4 sm:px-6">
          <div>
            <h2
              ref={title}
              tabIndex={-1}
              id={`order-${order.id}`}
              className="tabular outline-none text-lg font-bold tracking-tight"
            >
              {t('number', { number: String(order.number) })}
            </h2>
            <p className="text-sm text-soft">{order.on}</p>
          </div>
          <span className="flex flex-wrap gap-2">
            <TestBadge test={order.test} />
            <StatusBadge status={order.status} />
          </span>
        </header>
        <div className="grid gap-6 p-5 sm:p-6">
          {error && (
            <ErrorNotice>
              <p className="font-semibold">{t('cancel.failed')}</p>
              <p>{error}</p>
            </ErrorNotice>
          )}
          {paymentStatus === 'success' ? (
            <div className="grid gap-4">
              <OrderSteps status={order.status} />
              {order.promised && <p className="text-soft">{t('file.promised', order.promised)}</p>}
            </div>
          ) : (
            <Notice
              tone={paymentStatus === 'refund failed' ? 'warning' : paymentStatus === 'refunded' ? 'success' : 'info'}
              live
            >
              {t(`refund.${paymentStatus}`, { amount: formatPrice(order.total) })}
            </Notice>
          )}
          <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
            <FactBox
              title={t('customer')}
              facts={[
                [t('name'), order.name],
                [t('email'), order.email],
                [t('phone'), address.phone],
                [t('date'), order.on],
                [t('total'), formatPrice(order.total)],
              ]}
            />
            <FactBox
              title={t('order')}
              facts={[
                [t('orderNumber'), String(order.number)],
                [t('status'), t(`statuses.${order.status}`)],
                [t('paymentStatus'), t(`payments.${paymentStatus}`)],
                [t('paymentId'), order.paymentId],
                [t('orderId'), order.orderId],
              ]}
            />
            <FactBox
              title={t('address')}
              facts={[
                [t('fullAddress'), address.fullAddress],
                [t('city'), address.city],
                [t('state'), address.state],
                [t('zipcode'), address.zipcode],
                [t('landmark'), address.landmark],
                [t('country'), address.country],
              ]}
            />
          </div>
          <OrderLines lines={order.lines} total={order.total} />
          <div className="flex flex-wrap gap-3 max-sm:grid">
            <LinkButton look="secondary" to={hrefs.order(order.id)} aria-describedby={`order-${order.id}`}>
              {t('details')}
            </LinkButton>
            {order.cancellable && (
              <LiveButton look="danger" aria-describedby={`order-${order.id}`} onClick={() => setAsking(true)}>
                {t('cancel.action')}
              </LiveButton>
            )}
          </div>
        </div>
      </article>
      <CancelDialog
        order={order}
        open={asking}
        onAnswer={(yes) => {
          setAsking(false);
          if (!yes) return;
          void cancel();
          requestAnimationFrame(() => title.current?.focus({ preventScroll: true })); // the button that was pressed is gone
        }}
      />
    </Card>
  );
}
