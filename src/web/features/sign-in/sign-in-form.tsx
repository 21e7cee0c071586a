import type { MouseEvent, ReactNode, RefObject } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { TextField } from '#src/web/ui/field.tsx';
import { isPlainPress } from '#src/web/ui/plain-press.ts';
import { hrefs } from '#src/wire/pages.ts';
import { AuthFormFrame } from './auth-form-frame.tsx';
import { OtherWays } from './other-ways.tsx';
import { PasswordField } from './password-field.tsx';
import type { SignInFormState } from './use-sign-in-form.ts';

type FaceProps = {
  form: SignInFormState;
  titleRef: RefObject<HTMLHeadingElement | null>;
  onToggle: () => void;
  onPhone: () => void;
  google: ReactNode;
};

export function SignInForm({ form, titleRef, onToggle, onPhone, google }: FaceProps) {
  const t = useTranslations('signUp');
  const { fields, field, busy } = form;
  const navigate = useNavigate();
  // In the history's state: in the page's address it would appear in logs.
  const takeEmailAlong = (event: MouseEvent) => {
    const email = fields.getValues('email')?.trim();
    if (!email || !isPlainPress(event)) return;
    event.preventDefault();
    void navigate(hrefs.forgotPassword, { state: { email } });
  };
  return (
    <AuthFormFrame
      face="sign-in"
      titleRef={titleRef}
      form={form}
      onToggle={onToggle}
      ways={<OtherWays busy={busy} onPhone={onPhone} google={google} />}
    >
      <TextField {...field('email')} label={t('email')} type="email" autoComplete="username" aria-required />
      <PasswordField {...field('password')} label={t('password')} autoComplete="current-password" aria-required />
      <Link
        to={hrefs.forgotPassword}
        onClick={takeEmailAlong}
        className="-mt-2 inline-flex min-h-11 items-center justify-self-end text-sm font-semibold text-link hover:underline"
      >
        {t('forgot')}
      </Link>
    </AuthFormFrame>
  );
}
