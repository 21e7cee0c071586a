import type { ReactNode, RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { RULES } from '#src/kernel/field-rules.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { signUp } from '#src/wire/client/identity.ts';
import { hrefs } from '#src/wire/pages.ts';
import { FaceFrame } from './face-frame.tsx';
import { nameTrouble } from './name-trouble.ts';
import { OtherWays } from './other-ways.tsx';
import { PasswordField } from './password-field.tsx';
import { fieldAtFault, useEntering } from './use-entering.ts';

export type SignUpFields = { name: string; email: string; password: string; confirm: string };

type FaceProps = {
  form: UseFormReturn<SignUpFields>;
  from: string | undefined;
  passwordMinLength: number;
  titleRef: RefObject<HTMLHeadingElement | null>;
  onToggle: () => void;
  onPhone: () => void;
  google: ReactNode;
};

/** The rules are spec.md §5's; they are checked when a field is left, and then with each change. */
export function SignUpFace({ form, from, passwordMinLength: min, titleRef, onToggle, onPhone, google }: FaceProps) {
  const t = useTranslations('signUp');
  const easy = useTranslations('errors')('easyPassword');
  const { busy, failure, enter } = useEntering(from, 'sign-up');
  const { register, formState, getValues, trigger, setError } = form;
  const { errors } = formState;
  const submit = form.handleSubmit(async ({ name, email, password }) => {
    const refusal = await enter(() => signUp({ name: name.trim(), email: email.trim(), password }));
    const field = refusal && fieldAtFault(refusal);
    if (field) setError(field, { message: field === 'password' ? easy : t(`invalid.${field}`) }, { shouldFocus: true });
  });
  const worded = (trouble: ReturnType<typeof nameTrouble>) => trouble && t(trouble);
  const password = {
    validate: (value: string) =>
      value.length < min ? t('invalid.password', { min }) : value.length > 128 ? t('invalid.tooLong') : undefined,
    onChange: () => formState.touchedFields.confirm && void trigger('confirm'),
  };
  return (
    <FaceFrame
      face="sign-up"
      titleRef={titleRef}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onToggle={onToggle}
      ways={<OtherWays busy={busy} onPhone={onPhone} google={google} />}
      note={
        <p className="text-sm text-soft">
          {t.rich('terms', {
            link: (words) => (
              <Link to={hrefs.terms} className="font-semibold text-link underline">
                {words}
              </Link>
            ),
          })}
        </p>
      }
    >
      <TextField
        {...register('name', { validate: (value) => worded(nameTrouble(value)) })}
        label={t('name')}
        autoComplete="name"
        aria-required
        error={errors.name?.message}
      />
      <TextField
        {...register('email', { validate: (value) => (RULES.email(value) ? t('invalid.email') : undefined) })}
        label={t('email')}
        type="email"
        autoComplete="email"
        aria-required
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password', password)}
        label={t('password')}
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
    </FaceFrame>
  );
}
