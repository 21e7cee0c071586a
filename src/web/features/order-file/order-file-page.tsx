import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ORDER_WAY } from '#src/kernel/order-lifecycle.ts';
import { isOpenReturn } from '#src/kernel/return-lifecycle.ts';
import { StatusBadge } from '#src/web/features/order/status-badge.tsx';
import { CancelButton } from '#src/web/features/purchase/cancel-button.tsx';
import { Documents } from '#src/web/features/purchase/documents.tsx';
import { FactBox } from '#src/web/features/purchase/fact-box.tsx';
import { RefundNotice } from '#src/web/features/purchase/refund-notice.tsx';
import { useCancelling } from '#src/web/features/purchase/use-cancelling.ts';
import { ChatLink } from '#src/web/features/whatsapp/chat-link.tsx';
import { buttonLook } from '#src/web/ui/button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { Steps } from '#src/web/ui/steps.tsx';
import { TestBadge } from '#src/web/ui/test-badge.tsx';
import { cancelOrder } from '#src/wire/client/checkout.ts';
import { hrefs } from '#src/wire/pages.ts';
import { Charges } from './charges.tsx';
import { DcrCertificate } from './dcr-certificate.tsx';
import { CustomerBoxes, OwnerBoxes } from './fact-boxes.tsx';
import { FileLines } from './file-lines.tsx';
import type { FileView } from './file-view.ts';
import { Notes } from './notes.tsx';
import { OwnerActions } from './owner-actions.tsx';
import { Parcels } from './parcels.tsx';
import { Refunds } from './refunds.tsx';
import { Reorder } from './reorder.tsx';
import { Returns } from './returns.tsx';
import { Timeline } from './timeline.tsx';
import { useLiveOrder } from './use-live-order.ts';

/**
 * An order in full: its status, contents, documents and parcels, and what can be done now. `beside`: next to the list, which names it, in one column.
 */
export function OrderFilePage({ file, beside = false }: { file: FileView; beside?: boolean }) {
  const t = useTranslations('orders');
  const shell = useTranslations('shell');
  const { purchase: order, error, cancel } = useCancelling('orders', file.order, cancelOrder);
  const { paymentStatus } = order;
  // What waits for the owner's decision comes first, and stays in its place while it is decided.
  const [decide] = useState(() => file.owner && file.returns.some(({ state }) => isOpenReturn(state)));
  useLiveOrder(
    order.id,
    paymentStatus === 'refund pending' || file.refunds.some(({ state }) => state === 'pending' || state === 'sent'),
  );
  return (
    <>
      <header
        className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 ${beside ? 'pb-5' : 'pt-3 pb-6'}`}
      >
        <div>
          {!beside && (
            <h1 tabIndex={-1} className="tabular text-title font-bold outline-none">
              {t('number', { number: String(order.number) })}
            </h1>
          )}
          <p className="text-soft">{order.on}</p>
        </div>
        <span className="flex flex-wrap gap-2">
          <TestBadge test={order.test} />
          <StatusBadge status={order.status} />
        </span>
      </header>
      <div className={`grid gap-10 ${beside ? '' : 'lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-14'}`}>
        <div className="grid min-w-0 content-start gap-10">
          {error && (
            <ErrorNotice>
              <p className="font-semibold">{t('cancel.failed')}</p>
              <p>{error}</p>
            </ErrorNotice>
          )}
          {order.status !== 'cancel' && (
            <Steps
              label={t('steps')}
              steps={ORDER_WAY}
              here={order.status}
              name={(status) => t(`statuses.${status}`)}
            />
          )}
          {order.promised && (
            <h2 className="text-xl font-bold text-pretty text-leaf">{t('file.promised', order.promised)}</h2>
          )}
          {file.refunds.length === 0 && <RefundNotice area="orders" purchase={order} />}
          {decide && <Returns file={file} />}
          {file.owner && <OwnerActions file={file} />}
          <Parcels file={file} />
          <div className="grid gap-5">
            <FileLines file={file} />
            <Charges order={order} />
          </div>
          {!decide && <Returns file={file} />}
          <Refunds file={file} />
        </div>
        <aside
          className={`grid content-start gap-8 ${beside ? '' : 'sm:max-lg:grid-cols-2 sm:max-lg:gap-x-12'}`}
          aria-label={t('file.facts')}
        >
          <div className={`grid gap-3 empty:hidden ${beside ? '' : 'sm:max-lg:col-span-full sm:max-lg:grid-cols-2'}`}>
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
            <CancelButton area="orders" purchase={order} cancel={cancel} block />
            {!file.owner && <ChatLink text={shell('chat.order', { number: String(order.number) })} />}
          </div>
          {file.owner && <Notes orderId={order.id} notes={file.notes} />}
          {file.dcr && <DcrCertificate orderId={order.id} known={file.dcr} />}
          {/* What was cancelled before it was sent has none, and gets none. */}
          {(order.status !== 'cancel' || file.papers.length > 0) && (
            <Documents papers={file.papers} area="orders.file" id="file" />
          )}
          {file.owner ? <OwnerBoxes file={file} order={order} /> : <CustomerBoxes order={order} />}
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
    </>
  );
}
