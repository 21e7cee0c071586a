import { type Control, type Path, type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FULL_ADDRESS_LENGTH, lengthOf } from '#src/kernel/field-rules.ts';
import { TextArea } from '#src/web/ui/field.tsx';
import type { AddressDraft } from '#src/wire/domain.ts';

type FieldProps<Values extends AddressDraft> = {
  control: Control<Values>;
  field: UseFormRegisterReturn & { error: string | undefined };
};

/** The only field with a minimum length, so it shows a counter. */
export function FullAddressField<Values extends AddressDraft>({ control, field }: FieldProps<Values>) {
  const t = useTranslations('checkout.address');
  const typed: string = useWatch({ control, name: 'fullAddress' as Path<Values> }) ?? '';
  const count = lengthOf(typed.trim());
  return (
    <TextArea
      {...field}
      label={t('fullAddress')}
      hint={
        count >= FULL_ADDRESS_LENGTH ? t('fullAddressDone') : t('fullAddressHint', { count, min: FULL_ADDRESS_LENGTH })
      }
      rows={3}
      autoComplete="street-address"
      maxLength={500}
      aria-required
    />
  );
}
