import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { PasswordField } from '#src/web/features/sign-in/password-field.tsx';

export type NewPassword = { password: string; confirm: string };

/** A new password, twice (spec.md §5). The rules are those of the sign-up. */
export function NewPasswordFields({ form, min }: { form: UseFormReturn<NewPassword>; min: number }) {
  const t = useTranslations('door');
  const { register, getValues, trigger, formState } = form;
  const { errors, touchedFields } = formState;
  const rule = (value: string) => {
    if (!value) return t('invalid.empty');
    if (value.length < min) return t('invalid.short', { min });
    return value.length > 128 ? t('invalid.long') : undefined;
  };
  return (
    <>
      <PasswordField
        {...register('password', { validate: rule, onChange: () => touchedFields.confirm && void trigger('confirm') })}
        label={t('newPassword')}
        hint={errors.password ? undefined : t('passwordHint', { min })}
        autoComplete="new-password"
        aria-required
        error={errors.password?.message}
      />
      <PasswordField
        {...register('confirm', {
          validate: (value) => (value === getValues('password') ? undefined : t('invalid.match')),
        })}
        label={t('confirm')}
        autoComplete="new-password"
        aria-required
        error={errors.confirm?.message}
      />
    </>
  );
}
