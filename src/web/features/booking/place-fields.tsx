import { MapPin } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { COUNTRY } from '#src/kernel/field-rules.ts';
import { useRoot } from '#src/web/context/use-root.ts';
import { FullAddressField } from '#src/web/features/addresses/full-address-field.tsx';
import { SelectField, TextField } from '#src/web/ui/field.tsx';
import { Answered } from './answered.tsx';
import type { Booking } from './use-booking.ts';

const NAMES = ['fullAddress', 'city', 'landmark', 'state'] as const;

/** Where the visit goes. The PIN code is asked before, with the days. */
export function PlaceFields({ booking, title }: { booking: Booking; title: string }) {
  const t = useTranslations('booking');
  const words = useTranslations('checkout.address');
  const { states, stateNames } = useRoot();
  const { fields, field } = booking.form;
  const [fullAddress, city, landmark, state] = useWatch({ control: fields.control, name: [...NAMES] });
  const { errors } = fields.formState;
  return (
    <Answered
      icon={MapPin}
      title={title}
      known={booking.atHome}
      wrong={NAMES.some((name) => errors[name])}
      answer={
        <>
          <span className="block">{fullAddress}</span>
          <span className="block text-sm text-soft">{[landmark, city, stateNames[state] ?? state].join(', ')}</span>
        </>
      }
    >
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
          {states.map((one) => (
            <option key={one} value={one}>
              {stateNames[one] ?? one}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('country')} label={words('country')} autoComplete="country-name" aria-required>
          <option value={COUNTRY}>{words(`countries.${COUNTRY}`)}</option>
        </SelectField>
      </div>
    </Answered>
  );
}
