import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { TextField } from '#src/web/ui/field.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { AuthFormFrame } from './auth-form-frame.tsx';
import { OtherWays } from './other-ways.tsx';
import { PasswordField } from './password-field.tsx';
import type { SignUpFormState } from './use-sign-up-form.ts';

type FaceProps = {
  form: SignUpFormState;
  passwordMinLength: number;
  titleRef: RefObject<HTMLHeadingElement | null>;
  onToggle: () => void;
  onPhone: () => void;
  google: ReactNode;
};

export function SignUpForm({ form, passwordMinLength: min, titleRef, onToggle, onPhone, google }: FaceProps) {
  const t = useTranslations('signUp');
  const { field, busy } = form;
  const touched = form.fields.formState.touchedFields.confirm;
  return (
    <AuthFormFrame
      face="sign-up"
      titleRef={titleRef}
      form={form}
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
      <TextField {...field('name')} label={t('name')} autoComplete="name" aria-required />
      <TextField {...field('email')} label={t('email')} type="email" autoComplete="email" aria-required />
      <div className="grid gap-3.5 sm:grid-cols-2">
        <PasswordField
          {...field('password', { deps: touched ? 'confirm' : [] })}
          label={t('password')}
          hint={form.errorOf('password') ? undefined : t('passwordHint', { min })}
          autoComplete="new-password"
          aria-required
        />
        <PasswordField {...field('confirm')} label={t('confirm')} autoComplete="new-password" aria-required />
      </div>
    </AuthFormFrame>
  );
}
