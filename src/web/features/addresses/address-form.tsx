import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { COUNTRY } from '#src/kernel/field-rules.ts';
import { useRoot } from '#src/web/context/use-root.ts';
import { Button } from '#src/web/ui/button.tsx';
import { SelectField, TextField } from '#src/web/ui/field.tsx';
import { FormSummary } from '#src/web/ui/form-summary.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import type { Address } from '#src/wire/domain.ts';
import { FullAddressField } from './full-address-field.tsx';
import { useAddressForm } from './use-address-form.ts';
import { usePincodePlace } from './use-pincode-place.ts';

type FormProps = {
  uid: string;
  /** The address being edited; absent for a new one. */
  edited?: Address | undefined;
  onSaved: (address: Address) => void;
  onCancel?: (() => void) | undefined;
  /** Called once the fields are shown. */
  onReady?: () => void;
};

/** A delivery address, with the fields of spec.md §3; country and state offer a single choice each. */
export default function AddressForm({ uid, edited, onSaved, onCancel, onReady }: FormProps) {
  const t = useTranslations('checkout.address');
  const { fields, field, submit, busy, summary } = useAddressForm(uid, onSaved, edited);
  const { states, stateNames } = useRoot();
  const place = usePincodePlace(fields, states);
  const ready = useRef(onReady);
  useEffect(() => {
    ready.current?.(); // its return value is not a clean-up function
  }, []);
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      <FormSummary summary={summary} />
      <FullAddressField control={fields.control} field={field('fullAddress')} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field('zipcode')}
          label={t('zipcode')}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          hint={place}
          aria-required
        />
        <TextField {...field('city')} label={t('city')} autoComplete="address-level2" aria-required />
        <SelectField {...field('state')} label={t('state')} autoComplete="address-level1" aria-required>
          {states.map((state) => (
            <option key={state} value={state}>
              {stateNames[state] ?? state}
            </option>
          ))}
        </SelectField>
        <TextField {...field('landmark')} label={t('landmark')} hint={t('landmarkHint')} aria-required />
        <TextField
          {...field('phone')}
          label={t('phone')}
          hint={t('phoneHint')}
          type="tel"
          autoComplete="tel-national"
          maxLength={18}
          aria-required
        />
        <SelectField {...field('country')} label={t('country')} autoComplete="country-name" aria-required>
          <option value={COUNTRY}>{t(`countries.${COUNTRY}`)}</option>
        </SelectField>
      </div>
      <div className="flex flex-wrap gap-3 pt-1 max-sm:[&>*]:grow">
        <LiveButton type="submit" look="secondary" loading={busy}>
          {t('save')}
        </LiveButton>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
