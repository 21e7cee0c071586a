import { Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CancelDialog } from '#src/web/features/order/cancel-dialog.tsx';
import { FactBox } from '#src/web/features/order/fact-box.tsx';
import type { FileView } from '#src/web/features/order/file-view.ts';
import { OrderSteps } from '#src/web/features/order/order-steps.tsx';
import { Papers } from '#src/web/features/order/papers.tsx';
import { StatusBadge } from '#src/web/features/order/status-badge.tsx';
import { useCancelling } from '#src/web/features/order/use-cancelling.ts';
import { buttonLook } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice, Notice } from '#src/web/ui/notice.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { TestBadge } from '#src/web/ui/test-badge.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { Charges } from './charges.tsx';
import { FileLines } from './file-lines.tsx';
import { Notes } from './notes.tsx';
import { OwnerDesk } from './owner-desk.tsx';
import { Parcels } from './parcels.tsx';
import { Refunds } from './refunds.tsx';
import { Reorder } from './reorder.tsx';
import { Returns } from './returns.tsx';
import { Timeline } from './timeline.tsx';
import { useLiveOrder } from './use-live-order.ts';

/** An order's own page: where it stands, what is in it, its papers and parcels, and what can be done now. */
export function OrderFilePage({ file }: { file: FileView }) {
  const t = useTranslations('orders');
  const [asking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { order, error, cancel } = useCancelling(file.order);
  const { address, paymentStatus } = order;
  const full = { ...file.order, ...order };
  useLiveOrder(
    order.id,
    paymentStatus === 'refund pending' || file.refunds.some(({ state }) => state === 'pending' || state === 'sent'),
  );
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-3 pb-6">
        <div>
          <h1 ref={title} tabIndex={-1} className="tabular text-title font-bold outline-none">
            {t('number', { number: String(order.number) })}
          </h1>
          <p className="text-soft">{order.on}</p>
        </div>
        <span className="flex flex-wrap gap-2">
          <TestBadge test={order.test} />
          <StatusBadge status={order.status} />
        </span>
      </header>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-14">
        <div className="grid min-w-0 content-start gap-10">
          {error && (
            <ErrorNotice>
              <p className="font-semibold">{t('cancel.failed')}</p>
              <p>{error}</p>
            </ErrorNotice>
          )}
          {order.status !== 'cancel' && <OrderSteps status={order.status} />}
          {order.promised && <p className="text-soft">{t('file.promised', order.promised)}</p>}
          {paymentStatus !== 'success' && file.refunds.length === 0 && (
            <Notice tone="info">{t(`refund.${paymentStatus}`, { amount: formatPrice(order.total) })}</Notice>
          )}
          {file.owner && <OwnerDesk file={file} />}
          <Parcels file={file} />
          <div className="grid gap-5">
            <FileLines file={file} />
            <Charges order={full} />
          </div>
          <Returns file={file} />
          <Refunds file={file} />
        </div>
        <aside className="grid content-start gap-8" aria-label={t('file.facts')}>
          <div className="grid gap-3 empty:hidden">
            {file.owner && (
              <a
                href={hrefs.packingSlip(order.id)}
                target="_blank"
                rel="noreferrer"
                className={buttonLook({ look: 'secondary', block: true })}
              >
                <Printer aria-hidden className="size-5" />
                {t('file.slip')}
              </a>
            )}
            {!file.owner && <Reorder lines={order.lines} />}
            {order.cancellable && (
              <LiveButton look="danger" block onClick={() => setAsking(true)}>
                {t('cancel.action')}
              </LiveButton>
            )}
          </div>
          {file.owner && <Notes orderId={order.id} notes={file.notes} />}
          <Papers papers={file.papers} />
          <FactBox
            title={t('address')}
            facts={[
              [t('name'), order.name],
              [t('phone'), address.phone],
              [t('fullAddress'), address.fullAddress],
              [t('city'), address.city],
              [t('state'), address.state],
              [t('zipcode'), address.zipcode],
              [t('landmark'), address.landmark],
            ]}
          />
          <FactBox
            title={t('file.payment')}
            facts={[
              [t('paymentStatus'), t(`payments.${paymentStatus}`)],
              [t('orderId'), order.orderId],
              [t('paymentId'), order.paymentId],
            ]}
          />
          {file.order.buyer && (
            <FactBox
              title={t('file.business')}
              facts={[
                [t('file.businessName'), file.order.buyer.name],
                [t('file.gstin'), file.order.buyer.gstin],
              ]}
            />
          )}
          {file.order.note && (
            <section>
              <h3 className="mb-2 border-b border-line pb-2 text-sm font-bold">{t('file.note')}</h3>
              <p className="text-sm whitespace-pre-line wrap-anywhere">{file.order.note}</p>
            </section>
          )}
          <Timeline events={file.events} />
        </aside>
      </div>
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
    </>
  );
}
