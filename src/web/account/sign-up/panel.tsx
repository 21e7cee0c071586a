import { useState } from 'react';
import { goWithLink } from '#src/web/features/mail-link/token.ts';
import type { GoogleFailure } from '#src/web/features/sign-in/google.ts';
import { GoogleButton } from '#src/web/features/sign-in/google-button.tsx';
import { PhoneForm } from '#src/web/features/sign-in/phone-form.tsx';
import { SecondFactorForm } from '#src/web/features/sign-in/second-factor-form.tsx';
import { SignInForm } from '#src/web/features/sign-in/sign-in-form.tsx';
import { SignUpForm } from '#src/web/features/sign-in/sign-up-form.tsx';
import { leaveSignedIn } from '#src/web/features/sign-in/signed-in.ts';
import { type FormVariant, useFormVariant } from '#src/web/features/sign-in/use-form-variant.ts';
import { useSignInForm } from '#src/web/features/sign-in/use-sign-in-form.ts';
import { useSignUpForm } from '#src/web/features/sign-in/use-sign-up-form.ts';
import type { Entrance } from '#src/wire/client/identity.ts';
import { hrefs } from '#src/wire/pages.ts';

type PanelProps = {
  first: FormVariant;
  /** The first step of signing in is done: show the second at once. */
  half: boolean;
  google: { offered: boolean; failed: GoogleFailure | undefined };
  from: string | undefined;
  passwordMinLength: number;
};

/** One panel with two form variants. The forms live here, so that switching loses no input. */
export function Panel({ first, half, google, from, passwordMinLength }: PanelProps) {
  const { face, toggle, title, motion } = useFormVariant(first);
  const [way, setWay] = useState<'password' | 'phone' | 'second-factor'>(half ? 'second-factor' : 'password');
  const enter = (entrance: Entrance) => leaveSignedIn(from, entrance);
  const signingUp = useSignUpForm(from, passwordMinLength);
  const signingIn = useSignInForm(from);
  const turn = () => {
    const email = face === 'sign-up' ? signingUp.fields.getValues('email') : signingIn.fields.getValues('email');
    if (email && face === 'sign-up') signingIn.fields.setValue('email', email);
    if (email && face === 'sign-in') signingUp.fields.setValue('email', email);
    toggle();
  };
  const shared = {
    titleRef: title,
    onToggle: turn,
    onPhone: () => setWay('phone'),
    google: google.offered && <GoogleButton from={from} failed={google.failed} onEntered={enter} />,
  };
  return (
    <div className="flip-stage">
      <div
        {...motion}
        className={`sm:rounded-panel sm:bg-paper sm:border sm:border-line sm:px-8 sm:pt-7 sm:pb-4 sm:shadow-soft ${motion.className}`}
      >
        {way === 'second-factor' ? (
          <SecondFactorForm
            onEntered={() => enter('session')}
            onLeave={() => goWithLink(hrefs.signUp(from, 'sign-in'))}
          />
        ) : way === 'phone' ? (
          <PhoneForm onEntered={enter} onLeave={() => setWay('password')} />
        ) : face === 'sign-up' ? (
          <SignUpForm form={signingUp} passwordMinLength={passwordMinLength} {...shared} />
        ) : (
          <SignInForm form={signingIn} {...shared} />
        )}
      </div>
    </div>
  );
}
