import { useTranslations } from 'use-intl';
import { TextField } from '#src/web/ui/field.tsx';
import { BookingStep } from './booking-step.tsx';
import { PersonFields } from './person-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { StepLine } from './step-line.tsx';
import { Unserved } from './unserved.tsx';
import type { Booking } from './use-booking.ts';
import { useBookingSteps } from './use-booking-steps.ts';

type FieldsProps = { id: string; booking: Booking; heading?: 'h2' | 'h3' };

/** When, where and who: three questions on one sheet, the PIN code first, since it decides on the days. The submit button is in the foot, so the form has an id. */
export function BookingFields({ id, booking, heading = 'h3' }: FieldsProps) {
  const t = useTranslations('booking');
  const words = useTranslations('checkout.address');
  const { form, slots, submit, atHome, plan } = booking;
  const steps = useBookingSteps(id, booking);
  const unserved = slots.state.phase === 'unserved';
  const where = t(plan.survey ? 'where.roof' : 'where.title');
  return (
    <div className="grid min-w-0 gap-9">
      <form id={id} noValidate method="post" onSubmit={submit} className="grid min-w-0 gap-9 max-md:gap-6">
        <StepLine steps={steps} />
        <BookingStep steps={steps} step="when" title={t('when.title')} heading={heading} last={unserved}>
          <SavedAddresses booking={booking} />
          <div hidden={atHome && !form.fields.formState.errors.zipcode} className="sm:max-w-[calc(50%-0.5rem)]">
            <TextField
              {...form.field('zipcode')}
              label={words('zipcode')}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={6}
              hint={booking.place}
              aria-required
            />
          </div>
          {unserved ? (
            <p className="rounded-card bg-sun-wash px-4 py-3 text-pretty">
              {t('unserved.text', { pincode: booking.pincode ?? '' })}
            </p>
          ) : (
            <SlotPicker slots={slots} error={booking.slotError} ref={booking.picker} />
          )}
        </BookingStep>
        {/* Where no technician goes, the enquiry comes next. */}
        {!unserved && (
          <>
            <BookingStep steps={steps} step="where" title={where} heading={heading}>
              <PlaceFields key={String(atHome)} booking={booking} title={where} />
            </BookingStep>
            <BookingStep steps={steps} step="who" title={t('who.title')} heading={heading}>
              <PersonFields booking={booking} title={t('who.title')} />
            </BookingStep>
          </>
        )}
      </form>
      {unserved && <Unserved booking={booking} />}
    </div>
  );
}
