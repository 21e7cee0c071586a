import { useTranslations } from 'use-intl';
import { PasswordField } from '#src/web/features/sign-in/password-field.tsx';

export type NewPassword = { password: string; confirm: string };

/** The rules of a new password, the same as at sign-up (spec.md §5). */
export function useNewPasswordRules(min: number) {
  const t = useTranslations('door.invalid');
  return {
    password(value: string) {
      if (!value) return t('empty');
      if (value.length < min) return t('short', { min });
      return value.length > 128 ? t('long') : undefined;
    },
    confirm: (value: string, { password }: NewPassword) => (value === password ? undefined : t('match')),
  };
}

/** The part of a form that the two fields need, whatever other fields it has. */
type PasswordForm = {
  field: (name: keyof NewPassword, more?: { deps: 'confirm'[] }) => object;
  errorOf: (name: string) => string | undefined;
  fields: { formState: { touchedFields: { confirm?: boolean } } };
};

/** A new password, twice. */
export function NewPasswordFields({ form, min }: { form: PasswordForm; min: number }) {
  const t = useTranslations('door');
  const { confirm: touched } = form.fields.formState.touchedFields;
  return (
    <>
      <PasswordField
        {...form.field('password', { deps: touched ? ['confirm'] : [] })}
        label={t('newPassword')}
        hint={form.errorOf('password') ? undefined : t('passwordHint', { min })}
        autoComplete="new-password"
        aria-required
      />
      <PasswordField {...form.field('confirm')} label={t('confirm')} autoComplete="new-password" aria-required />
    </>
  );
}
