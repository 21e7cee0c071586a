import { useTranslations } from 'use-intl';
import { RULES } from '#src/kernel/field-rules.ts';
import { useForm } from '#src/web/ui/use-form.ts';
import { type Entrance, signIn } from '#src/wire/client/identity.ts';
import { leaveSignedIn, useAuthErrorText } from './signed-in.ts';

type SignInValues = { email: string; password: string };
export type SignInFormState = ReturnType<typeof useSignInForm>;

/** Signs in, and loads a new document. No initial values: they would wipe out what was filled in before the scripts loaded. */
export function useSignInForm(from: string | undefined) {
  const t = useTranslations('signUp');
  const form = useForm<SignInValues, Entrance>({
    area: 'signUp',
    refresh: 'never',
    leaves: () => true,
    words: useAuthErrorText('sign-in'),
    rules: {
      email: (value) => (RULES.email(value) ? t('invalid.email') : undefined),
      password: (value) => (value ? undefined : t('invalid.missing')),
    },
    async send({ email, password }) {
      const entrance = await signIn({ email: email.trim(), password });
      leaveSignedIn(from, entrance);
      return entrance;
    },
    onRefusal({ status }) {
      if (status === 401) form.fields.setFocus('password', { shouldSelect: true });
      return false;
    },
  });
  return form;
}
