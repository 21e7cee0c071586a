import { useTranslations } from 'use-intl';
import { CancelButton } from '#src/web/features/purchase/cancel-button.tsx';
import { Documents } from '#src/web/features/purchase/documents.tsx';
import { headingOf, PurchaseCard } from '#src/web/features/purchase/purchase-card.tsx';
import { useCancelling } from '#src/web/features/purchase/use-cancelling.ts';
import { formatPrice } from '#src/web/ui/price.tsx';
import { cancelBooking } from '#src/wire/client/bookings.ts';
import { Advice } from './advice.tsx';
import type { BookingView } from './booking-view.ts';
import { FurtherVisit } from './further-visit.tsx';
import { ServiceHistory } from './history.tsx';
import { ServiceBadge } from './service-badge.tsx';
import { VisitDone } from './visit-done.tsx';
import { VisitPanel } from './visit-panel.tsx';

/** One booking: what comes next, what can be done about it, its documents and its history. */
export function BookingCard({ booking: loaded }: { booking: BookingView }) {
  const t = useTranslations('myServices');
  const { purchase: booking, error, cancel } = useCancelling('myServices', loaded, cancelBooking);
  return (
    <PurchaseCard
      area="myServices"
      purchase={booking}
      title={booking.planName}
      lead={`${t('number', { number: String(booking.number) })} · ${booking.on}`}
      pictures={booking.picture ? [booking.picture] : []}
      summary={null}
      badge={<ServiceBadge status={booking.status} />}
      error={error}
      customer={[
        [t('problems'), booking.problems],
        [t('note'), booking.note],
      ]}
      box={{
        title: t('booking'),
        facts: [
          [t('orderId'), booking.orderId],
          [t('status'), t(`statuses.${booking.status}`)],
          [t('paymentId'), booking.paymentId],
          [t('paymentStatus'), t(`payments.${booking.paymentStatus}`)],
          [t('total'), formatPrice(booking.total)],
        ],
      }}
      progress={<Progress booking={booking} />}
      actions={
        booking.cancellable && (
          <>
            <p className="text-sm text-soft">{t('cancel.free')}</p>
            <CancelButton
              area="myServices"
              purchase={booking}
              cancel={cancel}
              describedBy={headingOf('myServices', booking)}
            />
          </>
        )
      }
    >
      <Documents papers={booking.papers} area="myServices.file" id={booking.id} />
    </PurchaseCard>
  );
}

/** The visit just done, upcoming visits and past ones. */
function Progress({ booking }: { booking: BookingView }) {
  const t = useTranslations('myServices.visit');
  const { next, later, status, of, history } = booking;
  const open = status !== 'cancel';
  const done = history.find(({ isFresh }) => isFresh);
  return (
    <>
      {done && <VisitDone visit={done} />}
      {open && next && (
        <VisitPanel booking={booking} visit={next} title={t(next.state === 'started' ? 'now' : 'next')} />
      )}
      {open &&
        later.map((visit) => (
          <VisitPanel
            key={visit.id}
            booking={booking}
            visit={visit}
            title={t('further', { position: visit.position, of })}
          />
        ))}
      {open && <FurtherVisit booking={booking} />}
      <Advice booking={booking} />
      <ServiceHistory booking={booking} />
    </>
  );
}
