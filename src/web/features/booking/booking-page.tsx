import { useEffect, useId } from 'react';
import { useTranslations } from 'use-intl';
import { PaymentDialogs } from '#src/web/features/checkout/payment-dialogs.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { Booked } from './booked.tsx';
import { BookingFields } from './booking-fields.tsx';
import { BookingFoot } from './booking-foot.tsx';
import { BookingSummary } from './booking-summary.tsx';
import { type BookingParts, type PlanToBook, useBooking } from './use-booking.ts';
import { stepId } from './use-booking-steps.ts';

type PageProps = { plan: PlanToBook; parts: BookingParts; onDone: () => void };

/** The booking form on its own page; on a phone, total and button stay at the bottom edge. `onDone`: the confirmation takes the title's place. */
export default function BookingPage({ plan, parts, onDone }: PageProps) {
  const t = useTranslations('booking');
  const booking = useBooking(plan, parts, onDone);
  const id = useId();
  const made = booking.booked?.bookingId;
  // A reload shows the booking where it can be found from now on, not an empty form as if nothing had happened.
  useEffect(() => {
    if (made) history.replaceState(history.state, '', hrefs.myServices({ id: made }));
  }, [made]);
  if (booking.booked) {
    return (
      <div className="pt-8 pb-10">
        <Booked plan={plan} visit={booking.booked} picture={parts.picture} heading="h1" />
      </div>
    );
  }
  return (
    <>
      <div className="grid gap-9 pb-10 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:items-start lg:gap-14">
        <BookingFields id={id} booking={booking} heading="h2" />
        <aside
          id={stepId(id, 'pay')}
          data-step="pay"
          tabIndex={-1}
          aria-label={t('summary.title')}
          className="grid scroll-mt-32 gap-5 outline-none rounded-panel bg-mist p-5 sm:p-6 lg:sticky lg:top-26"
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
