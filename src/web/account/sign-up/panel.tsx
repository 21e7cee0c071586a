import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { goWithLink } from '#src/web/features/mail-link/token.ts';
import type { GoogleFailure } from '#src/web/features/sign-in/google.ts';
import { GoogleButton } from '#src/web/features/sign-in/google-button.tsx';
import { PhoneFace } from '#src/web/features/sign-in/phone-face.tsx';
import { SecondFactorFace } from '#src/web/features/sign-in/second-factor-face.tsx';
import { SignInFace, type SignInFields } from '#src/web/features/sign-in/sign-in-face.tsx';
import { SignUpFace, type SignUpFields } from '#src/web/features/sign-in/sign-up-face.tsx';
import { useEntering } from '#src/web/features/sign-in/use-entering.ts';
import { type Face, useFaces } from '#src/web/features/sign-in/use-faces.ts';
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
  const { goOn } = useEntering(from);
  // No default values: they would wipe out what was typed or filled in before the scripts arrived.
  const signingUp = useForm<SignUpFields>({ mode: 'onTouched' });
  const signingIn = useForm<SignInFields>({ mode: 'onTouched' });
  const turn = () => {
    const [here, there] = face === 'sign-up' ? ([signingUp, signingIn] as const) : ([signingIn, signingUp] as const);
    const email = (here as typeof signingIn).getValues('email');
    if (email) (there as typeof signingIn).setValue('email', email);
    toggle();
  };
  const shared = {
    from,
    titleRef: title,
    onToggle: turn,
    onPhone: () => setWay('phone'),
    google: google.offered && <GoogleButton from={from} failed={google.failed} onEntered={goOn} />,
  };
  return (
    <div className="flip-stage">
      <div
        {...motion}
        className={`rounded-panel bg-paper sm:border sm:border-line sm:px-8 sm:pt-7 sm:pb-4 sm:shadow-soft ${motion.className}`}
      >
        {way === 'second-factor' ? (
          <SecondFactorFace
            onEntered={() => goOn('session')}
            onLeave={() => goWithLink(hrefs.signUp(from, 'sign-in'))}
          />
        ) : way === 'phone' ? (
          <PhoneFace onEntered={goOn} onLeave={() => setWay('password')} />
        ) : face === 'sign-up' ? (
          <SignUpFace form={signingUp} passwordMinLength={passwordMinLength} {...shared} />
        ) : (
          <SignInFace form={signingIn} {...shared} />
        )}
      </div>
    </div>
  );
}
