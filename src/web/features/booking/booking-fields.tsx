import { useTranslations } from 'use-intl';
import { COUNTRY } from '#src/kernel/field-rules.ts';
import { useRoot } from '#src/web/context/use-root.ts';
import { FullAddressField } from '#src/web/features/addresses/full-address-field.tsx';
import { SelectField, TextArea, TextField } from '#src/web/ui/field.tsx';
import { ProblemChips } from './problem-chips.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { Unserved } from './unserved.tsx';
import type { Booking } from './use-booking.ts';

/** When, where and what: three steps on one sheet, the PIN code first, since it decides on the days. The submit button is in the foot, so the form has an id. */
export function BookingFields({
  id,
  booking,
  heading: Heading = 'h3',
}: {
  id: string;
  booking: Booking;
  heading?: 'h2' | 'h3';
}) {
  const t = useTranslations('booking');
  const words = useTranslations('checkout.address');
  const { states, stateNames } = useRoot();
  const { form, slots, submit } = booking;
  const { survey } = booking.plan;
  const { fields, field } = form;
  const unserved = slots.state.phase === 'unserved';
  return (
    <div className="grid min-w-0 gap-9">
      <form id={id} noValidate method="post" onSubmit={submit} className="grid min-w-0 gap-9">
        <section className="grid min-w-0 gap-4">
          <Heading className="text-section font-bold">{t('when.title')}</Heading>
          <SavedAddresses booking={booking} />
          <div className="sm:max-w-[calc(50%-0.5rem)]">
            <TextField
              {...field('zipcode')}
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
          ) : null}
          {!unserved && <SlotPicker slots={slots} error={booking.slotError} ref={booking.picker} />}
        </section>
        <section className="grid min-w-0 gap-4">
          <Heading className="text-section font-bold">{t(survey ? 'where.roof' : 'where.title')}</Heading>
          <FullAddressField control={fields.control} field={field('fullAddress')} />
          <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 sm:gap-x-4">
            <div className="max-sm:col-span-full">
              <TextField
                {...field('city')}
                label={words('city')}
                autoComplete="address-level2"
                maxLength={100}
                aria-required
              />
            </div>
            <div className="max-sm:col-span-full">
              <TextField
                {...field('landmark')}
                label={words('landmark')}
                hint={t('where.landmarkHint')}
                maxLength={200}
                aria-required
              />
            </div>
            <SelectField {...field('state')} label={words('state')} autoComplete="address-level1" aria-required>
              {states.map((state) => (
                <option key={state} value={state}>
                  {stateNames[state] ?? state}
                </option>
              ))}
            </SelectField>
            <SelectField {...field('country')} label={words('country')} autoComplete="country-name" aria-required>
              <option value={COUNTRY}>{words(`countries.${COUNTRY}`)}</option>
            </SelectField>
          </div>
        </section>
        {!unserved && (
          <section className="grid min-w-0 gap-4">
            <Heading className="text-section font-bold">{t('who.title')}</Heading>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <TextField {...field('name')} label={t('who.name')} autoComplete="name" maxLength={100} aria-required />
              <TextField
                {...field('phone')}
                label={words('phone')}
                hint={t('who.phoneHint')}
                type="tel"
                autoComplete="tel-national"
                maxLength={18}
                aria-required
              />
            </div>
            <TextField
              {...field('email')}
              label={t('who.email')}
              hint={t('who.emailHint')}
              type="email"
              autoComplete="email"
              maxLength={254}
              aria-required
            />
            <TextArea
              {...field('problems')}
              label={t(survey ? 'who.wishes' : 'who.problems')}
              hint={t(survey ? 'who.wishesHint' : 'who.problemsHint')}
              rows={3}
              maxLength={2000}
            />
            {!survey && <ProblemChips form={form} />}
            <TextArea {...field('note')} label={t('who.note')} hint={t('who.noteHint')} rows={2} maxLength={1000} />
          </section>
        )}
      </form>
      {unserved && <Unserved booking={booking} />}
    </div>
  );
}
