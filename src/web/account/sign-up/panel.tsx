import { useState } from 'react';
import { goWithLink } from '#src/web/features/mail-link/token.ts';
import type { GoogleFailure } from '#src/web/features/sign-in/google.ts';
import { GoogleButton } from '#src/web/features/sign-in/google-button.tsx';
import { PhoneFace } from '#src/web/features/sign-in/phone-face.tsx';
import { SecondFactorFace } from '#src/web/features/sign-in/second-factor-face.tsx';
import { SignInFace } from '#src/web/features/sign-in/sign-in-face.tsx';
import { SignUpFace } from '#src/web/features/sign-in/sign-up-face.tsx';
import { goOn } from '#src/web/features/sign-in/use-entering.ts';
import { type Face, useFaces } from '#src/web/features/sign-in/use-faces.ts';
import { useSignInForm } from '#src/web/features/sign-in/use-sign-in-form.ts';
import { useSignUpForm } from '#src/web/features/sign-in/use-sign-up-form.ts';
import type { Entrance } from '#src/wire/client/identity.ts';
import { hrefs } from '#src/wire/pages.ts';

type PanelProps = {
  first: Face;
  /** The first step of signing in is done: the second is shown at once. */
  half: boolean;
  google: { offered: boolean; failed: GoogleFailure | undefined };
  from: string | undefined;
  passwordMinLength: number;
};

/** One panel with two faces. The forms live here, so that turning it loses nothing that was typed. */
export function Panel({ first, half, google, from, passwordMinLength }: PanelProps) {
  const { face, toggle, title, motion } = useFaces(first);
  const [way, setWay] = useState<'password' | 'phone' | 'second-factor'>(half ? 'second-factor' : 'password');
  const enter = (entrance: Entrance) => goOn(from, entrance);
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
        className={`rounded-panel bg-paper sm:border sm:border-line sm:px-8 sm:pt-7 sm:pb-4 sm:shadow-soft ${motion.className}`}
      >
        {way === 'second-factor' ? (
          <SecondFactorFace
            onEntered={() => enter('session')}
            onLeave={() => goWithLink(hrefs.signUp(from, 'sign-in'))}
          />
        ) : way === 'phone' ? (
          <PhoneFace onEntered={enter} onLeave={() => setWay('password')} />
        ) : face === 'sign-up' ? (
          <SignUpFace form={signingUp} passwordMinLength={passwordMinLength} {...shared} />
        ) : (
          <SignInFace form={signingIn} {...shared} />
        )}
      </div>
    </div>
  );
}
