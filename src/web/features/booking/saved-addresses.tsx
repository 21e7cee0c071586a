import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { Booking } from './use-booking.ts';

const CHIP =
  'relative flex min-h-11 max-w-64 shrink-0 cursor-pointer items-center rounded-card px-4 py-2 text-sm inset-ring inset-ring-edge transition-colors duration-150 hover:bg-mist has-checked:bg-brand-wash has-checked:inset-ring-2 has-checked:inset-ring-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link';

/** The account's addresses, each of which fills the fields below; typing over one makes it a different address. */
export function SavedAddresses({ booking: { addresses, form, fill } }: { booking: Booking }) {
  const t = useTranslations('booking.where');
  const name = useId();
  const [fullAddress, city, landmark, zipcode] = useWatch({
    control: form.fields.control,
    name: ['fullAddress', 'city', 'landmark', 'zipcode'],
  });
  if (addresses.length === 0) return null;
  const same = (one: (typeof addresses)[number]) =>
    one.fullAddress === fullAddress && one.city === city && one.landmark === landmark && one.zipcode === zipcode;
  const chosen = addresses.find(same)?.id;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{t('saved')}</legend>
      <div className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:thin]">
        {addresses.map((address) => (
          <label key={address.id} className={CHIP}>
            <input
              type="radio"
              name={name}
              checked={address.id === chosen}
              onChange={() => fill(address)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="min-w-0">
              <span className="line-clamp-2 font-semibold">{address.fullAddress}</span>
              <span className="tabular block text-soft">{`${address.city} ${address.zipcode}`}</span>
            </span>
          </label>
        ))}
        <label className={CHIP}>
          <input
            type="radio"
            name={name}
            checked={!chosen}
            onChange={() => fill(undefined)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <span className="font-semibold whitespace-nowrap">{t('other')}</span>
        </label>
      </div>
    </fieldset>
  );
}
