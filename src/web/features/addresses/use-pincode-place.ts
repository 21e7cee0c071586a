import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { type Delivery, quoteDelivery } from '#src/wire/client/delivery.ts';
import type { AddressDraft } from '#src/wire/domain.ts';

/**
 * Looks up a PIN code: fills city and state as soon as it has six digits, unless the customer has typed a city. Returns a line to show under the
 * field. Nothing waits for it: without a result the fields are filled in by hand.
 */
export function usePincodePlace(form: UseFormReturn<AddressDraft>, states: readonly string[]): string | undefined {
  const t = useTranslations('checkout.address');
  const zipcode = (useWatch({ control: form.control, name: 'zipcode' }) ?? '').trim();
  const [place, setPlace] = useState<Delivery>();
  const filled = useRef('');
  const first = useRef(form.formState.defaultValues?.zipcode);
  useEffect(() => {
    if (!/^\d{6}$/.test(zipcode) || zipcode === first.current) return;
    first.current = undefined;
    const leaving = new AbortController();
    quoteDelivery(zipcode, leaving.signal)
      .then((found) => {
        if (leaving.signal.aborted) return;
        setPlace(found);
        const typed = (form.getValues('city') ?? '').trim();
        if (found.area && (typed === '' || typed === filled.current)) {
          filled.current = found.area;
          form.setValue('city', found.area, { shouldValidate: true });
        }
        if (states.includes(found.state)) form.setValue('state', found.state);
      })
      .catch(() => undefined);
    return () => leaving.abort();
  }, [zipcode, form, states]);
  if (place?.pincode !== zipcode) return undefined;
  if (!place.serviceable) return t('notServed');
  return [place.area, place.state].filter(Boolean).join(', ');
}
