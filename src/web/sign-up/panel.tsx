import { useForm } from 'react-hook-form';
import { SignInFace, type SignInFields } from './sign-in-face.tsx';
import { SignUpFace, type SignUpFields } from './sign-up-face.tsx';
import { type Face, useFaces } from './use-faces.ts';

/** One panel with two faces. The forms live here, so that turning it loses nothing that was typed. */
export function Panel({ first, from, passwordMinLength }: { first: Face; from: string | undefined; passwordMinLength: number }) {
  const { face, toggle, title, motion } = useFaces(first);
  // No default values: they would wipe out what was typed or filled in before the scripts arrived.
  const signingUp = useForm<SignUpFields>({ mode: 'onTouched' });
  const signingIn = useForm<SignInFields>({ mode: 'onTouched' });
  const turn = () => {
    const [here, there] = face === 'sign-up' ? ([signingUp, signingIn] as const) : ([signingIn, signingUp] as const);
    const email = (here as typeof signingIn).getValues('email');
    if (email) (there as typeof signingIn).setValue('email', email);
    toggle();
  };
  return (
    <div className="flip-stage">
      <div {...motion} className={`rounded-panel bg-paper sm:border sm:border-line sm:px-8 sm:pt-7 sm:pb-4 sm:shadow-soft ${motion.className}`}>
        {face === 'sign-up' ? (
          <SignUpFace form={signingUp} from={from} passwordMinLength={passwordMinLength} titleRef={title} onToggle={turn} />
        ) : (
          <SignInFace form={signingIn} from={from} titleRef={title} onToggle={turn} />
        )}
      </div>
    </div>
  );
}
