import type { MouseEvent, ReactNode, RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { RULES } from '#src/kernel/field-rules.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { isPlainPress } from '#src/web/ui/plain-press.ts';
import { signIn } from '#src/wire/client/identity.ts';
import { hrefs } from '#src/wire/pages.ts';
import { FaceFrame } from './face-frame.tsx';
import { OtherWays } from './other-ways.tsx';
import { PasswordField } from './password-field.tsx';
import { useEntering } from './use-entering.ts';

export type SignInFields = { email: string; password: string };

type FaceProps = {
  form: UseFormReturn<SignInFields>;
  from: string | undefined;
  titleRef: RefObject<HTMLHeadingElement | null>;
  onToggle: () => void;
  onPhone: () => void;
  google: ReactNode;
};

export function SignInFace({ form, from, titleRef, onToggle, onPhone, google }: FaceProps) {
  const t = useTranslations('signUp');
  const { busy, failure, enter } = useEntering(from);
  const { register, formState } = form;
  const navigate = useNavigate();
  const submit = form.handleSubmit(async ({ email, password }) => {
    const refusal = await enter(() => signIn({ email: email.trim(), password }));
    if (refusal?.status === 401) form.setFocus('password', { shouldSelect: true });
  });
  // In the history's state: in the address of the page it would stand in logs.
  const takeEmailAlong = (event: MouseEvent) => {
    const email = form.getValues('email')?.trim();
    if (!email || !isPlainPress(event)) return;
    event.preventDefault();
    void navigate(hrefs.forgotPassword, { state: { email } });
  };
  return (
    <FaceFrame
      face="sign-in"
      titleRef={titleRef}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onToggle={onToggle}
      ways={<OtherWays busy={busy} onPhone={onPhone} google={google} />}
    >
      <TextField
        {...register('email', { validate: (value) => (RULES.email(value) ? t('invalid.email') : undefined) })}
        label={t('email')}
        type="email"
        autoComplete="username"
        aria-required
        error={formState.errors.email?.message}
      />
      <PasswordField
        {...register('password', { validate: (value) => (value ? undefined : t('invalid.missing')) })}
        label={t('password')}
        autoComplete="current-password"
        aria-required
        error={formState.errors.password?.message}
      />
      <Link
        to={hrefs.forgotPassword}
        onClick={takeEmailAlong}
        className="-mt-2 inline-flex min-h-11 items-center justify-self-end text-sm font-semibold text-link hover:underline"
      >
        {t('forgot')}
      </Link>
    </FaceFrame>
  );
}
