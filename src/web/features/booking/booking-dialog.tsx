import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { PaymentDialogs } from '#src/web/features/checkout/payment-dialogs.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { Booked } from './booked.tsx';
import { BookingFields } from './booking-fields.tsx';
import { BookingFoot } from './booking-foot.tsx';
import { BookingSummary } from './booking-summary.tsx';
import { type BookingParts, type PlanToBook, useBooking } from './use-booking.ts';
import { stepId } from './use-booking-steps.ts';

type DialogProps = { plan: PlanToBook; parts: BookingParts; open: boolean; onClose: () => void };

/** The booking form in a dialog. Hidden while the payment window or another popup is open. */
export function BookingDialog({ plan, parts, open, onClose }: DialogProps) {
  const t = useTranslations('booking');
  const booking = useBooking(plan, parts);
  const id = useId();
  const { step, confirming } = booking.checkout;
  const inFront = (step.at === 'ready' || step.at === 'opening' || step.at === 'refused') && confirming === 'no';
  return (
    <>
      <Dialog
        open={open && inFront}
        onClose={onClose}
        title={t('title', { name: plan.name })}
        width="wide"
        foot={
          booking.booked ? (
            <Button look="secondary" onClick={onClose}>
              {t('booked.done')}
            </Button>
          ) : (
            <BookingFoot formId={id} booking={booking} />
          )
        }
      >
        {booking.booked ? (
          <Booked plan={plan} visit={booking.booked} picture={parts.picture} />
        ) : (
          <div className="grid gap-9 md:grid-cols-[minmax(0,1fr)_17rem] md:gap-8">
            <BookingFields id={id} booking={booking} />
            <div
              id={stepId(id, 'pay')}
              data-step="pay"
              tabIndex={-1}
              className="scroll-mt-16 outline-none md:sticky md:top-0 md:self-start"
            >
              <BookingSummary booking={booking} />
            </div>
          </div>
        )}
      </Dialog>
      <PaymentDialogs checkout={booking.checkout} home={hrefs.myServices()} />
    </>
  );
}
