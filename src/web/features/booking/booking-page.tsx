import { useEffect, useId } from 'react';
import { useTranslations } from 'use-intl';
import { PaymentDialogs } from '#src/web/features/checkout/payment-dialogs.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { Booked } from './booked.tsx';
import { BookingFields } from './booking-fields.tsx';
import { BookingFoot } from './booking-foot.tsx';
import { BookingSummary } from './booking-summary.tsx';
import { type BookingParts, type PlanToBook, useBooking } from './use-booking.ts';

/** The booking form on its own page; on a phone, total and button stay at the bottom edge. */
export default function BookingPage({ plan, parts }: { plan: PlanToBook; parts: BookingParts }) {
  const t = useTranslations('booking');
  const booking = useBooking(plan, parts);
  const id = useId();
  const made = booking.booked?.bookingId;
  // A reload shows the booking where it can be found from now on, not an empty form as if nothing had happened.
  useEffect(() => {
    if (made) history.replaceState(history.state, '', hrefs.myServices({ id: made }));
  }, [made]);
  if (booking.booked) {
    return (
      <div className="max-w-3xl pb-10">
        <Booked plan={plan} visit={booking.booked} heading="h2" />
      </div>
    );
  }
  return (
    <>
      <div className="grid gap-9 pb-10 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:items-start lg:gap-14">
        <BookingFields id={id} booking={booking} heading="h2" />
        <aside
          aria-label={t('summary.title')}
          className="grid gap-5 rounded-panel bg-mist p-5 sm:p-6 lg:sticky lg:top-26"
        >
          <BookingSummary booking={booking} />
          <div className="buy-bar">
            <BookingFoot formId={id} booking={booking} />
          </div>
        </aside>
      </div>
      <PaymentDialogs checkout={booking.checkout} home={hrefs.myServices()} />
    </>
  );
}
