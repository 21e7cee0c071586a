import { useTranslations } from 'use-intl';
import { FactBox } from '#src/web/features/order/fact-box.tsx';
import { Papers } from '#src/web/features/order/papers.tsx';
import { useAct } from '#src/web/features/order/use-act.ts';
import { ErrorNotice, Notice } from '#src/web/ui/notice.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { TestBadge } from '#src/web/ui/test-badge.tsx';
import { Advice } from './advice.tsx';
import type { BookingView } from './booking-view.ts';
import { CancelBooking } from './cancel-booking.tsx';
import { FurtherVisit } from './further-visit.tsx';
import { ServiceHistory } from './history.tsx';
import { ServiceBadge } from './service-badge.tsx';
import { VisitPanel } from './visit-panel.tsx';

/** One booking: what comes next, what can be done about it, its papers, and what was done. */
export function BookingCard({ booking }: { booking: BookingView }) {
  const t = useTranslations('myServices');
  const { busy, error, act } = useAct('myServices');
  const { address, paymentStatus, next } = booking;
  const id = `booking-${booking.id}`;
  return (
    <Card className="overflow-hidden">
      <article aria-labelledby={id}>
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line bg-mist px-5 py-4 sm:px-6">
          <div>
            <h2 id={id} tabIndex={-1} className="text-lg font-bold tracking-tight outline-none">
              {booking.planName}
            </h2>
            <p className="tabular text-sm text-soft">{`${t('number', { number: String(booking.number) })} · ${booking.on}`}</p>
          </div>
          <span className="flex flex-wrap gap-2">
            <TestBadge test={booking.test} />
            <ServiceBadge status={booking.status} />
          </span>
        </header>
        <div className="grid gap-6 p-5 sm:p-6">
          {error && <ErrorNotice>{error}</ErrorNotice>}
          {paymentStatus !== 'success' && (
            <Notice
              tone={paymentStatus === 'refund failed' ? 'warning' : paymentStatus === 'refunded' ? 'success' : 'info'}
              live
            >
              {t(`refund.${paymentStatus}`, { amount: formatPrice(booking.total) })}
            </Notice>
          )}
          {next && (
            <VisitPanel
              booking={booking}
              visit={next}
              title={t(next.state === 'started' ? 'visit.now' : 'visit.next')}
            />
          )}
          {booking.later.map((visit) => (
            <VisitPanel
              key={visit.id}
              booking={booking}
              visit={visit}
              title={t('visit.further', { position: visit.position, of: booking.of })}
            />
          ))}
          <FurtherVisit booking={booking} />
          <Advice booking={booking} />
          <ServiceHistory booking={booking} />
          <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
            <FactBox
              title={t('customer')}
              facts={[
                [t('name'), booking.name],
                [t('email'), booking.email],
                [t('phone'), address.phone],
                ...facts([t('problems'), booking.problems], [t('note'), booking.note]),
              ]}
            />
            <FactBox
              title={t('booking')}
              facts={[
                [t('orderId'), booking.orderId],
                [t('status'), t(`statuses.${booking.status}`)],
                [t('paymentId'), booking.paymentId],
                [t('paymentStatus'), t(`payments.${paymentStatus}`)],
                [t('total'), formatPrice(booking.total)],
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
          <Papers papers={booking.papers} area="myServices.file" id={booking.id} />
          {booking.cancellable && (
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-sm:grid">
              <CancelBooking booking={booking} act={act} busy={busy} describedBy={id} />
              <p className="text-sm text-soft">{t('cancel.free')}</p>
            </div>
          )}
        </div>
      </article>
    </Card>
  );
}

/** Without those that nothing was said about. */
const facts = (...all: [string, string][]) => all.filter(([, value]) => value);
