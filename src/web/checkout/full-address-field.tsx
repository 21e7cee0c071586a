import { type Control, type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { AddressDraft } from '#src/contract/domain.ts';
import { FULL_ADDRESS_LENGTH, lengthOf } from '#src/contract/rules.ts';
import { TextArea } from '../components/field.tsx';

type FieldProps = { control: Control<AddressDraft>; field: UseFormRegisterReturn; error: string | undefined };

/** The one field with a least length, so its counter goes along. */
export function FullAddressField({ control, field, error }: FieldProps) {
  const t = useTranslations('checkout.address');
  const typed = useWatch({ control, name: 'fullAddress' }) ?? '';
  const count = lengthOf(typed.trim());
  return (
    <TextArea
      {...field}
      label={t('fullAddress')}
      hint={count >= FULL_ADDRESS_LENGTH ? t('fullAddressDone') : t('fullAddressHint', { count, min: FULL_ADDRESS_LENGTH })}
      rows={3}
      autoComplete="street-address"
      maxLength={500}
      aria-required
      error={error}
    />
  );
}
