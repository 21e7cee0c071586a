import { useTranslations } from 'use-intl';
import { RULES } from '#src/kernel/field-rules.ts';
import { markNewcomer } from '#src/web/features/welcome/newcomer.ts';
import { useForm } from '#src/web/ui/use-form.ts';
import { signUp } from '#src/wire/client/identity.ts';
import { nameError } from './name-error.ts';
import { leaveSignedIn, useAuthErrorText } from './signed-in.ts';

type SignUpValues = { name: string; email: string; password: string; confirm: string };
export type SignUpFormState = ReturnType<typeof useSignUpForm>;

/** The rules are spec.md §5's. Signs up, and loads a new document. */
export function useSignUpForm(from: string | undefined, min: number) {
  const t = useTranslations('signUp');
  const easy = useTranslations('errors')('easyPassword');
  return useForm<SignUpValues>({
    area: 'signUp',
    refresh: 'never',
    leaves: () => true,
    words: useAuthErrorText('sign-up'),
    rules: {
      name: (value) => {
        const trouble = nameError(value);
        return trouble && t(trouble);
      },
      email: (value) => (RULES.email(value) ? t('invalid.email') : undefined),
      password: (value) =>
        value.length < min ? t('invalid.password', { min }) : value.length > 128 ? t('invalid.tooLong') : undefined,
      confirm: (value, { password }) => (value === password ? undefined : t('invalid.match')),
    },
    fieldWords: (field) => (field === 'password' ? easy : undefined),
    async send({ name, email, password }) {
      await signUp({ name: name.trim(), email: email.trim(), password });
      markNewcomer();
      leaveSignedIn(from, 'session');
    },
  });
}
