import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import type { Entrance } from '#src/wire/client/identity.ts';
import { type GoogleFailure, signInWithGoogle } from './google.ts';
import { useReason } from './use-reason.ts';

type GoogleProps = {
  from: string | undefined;
  failed: GoogleFailure | undefined;
  onEntered: (entrance: Entrance) => void;
};

/** `failed`: the outcome of a sign-in in this page itself, because the browser allowed no popup. */
export function GoogleButton({ from, failed, onEntered }: GoogleProps) {
  const t = useTranslations('waysIn');
  const reason = useReason();
  const [ended, setEnded] = useState(failed);
  const { busy, error, run } = useMutation('waysIn', { refresh: 'never', words: reason });
  const enter = () => {
    let entered = false;
    setEnded(undefined);
    const work = async () => {
      const outcome = await signInWithGoogle(from);
      entered = outcome === 'session' || outcome === 'second-factor';
      if (outcome === 'session' || outcome === 'second-factor') onEntered(outcome);
      else if (outcome !== 'closed') setEnded(outcome);
    };
    return run(work, { leaves: () => entered });
  };
  const failure = error ?? (ended && t(`faults.${ended}`));
  return (
    <>
      {failure && <ErrorNotice>{failure}</ErrorNotice>}
      <LiveButton look="secondary" block loading={busy} onClick={enter}>
        <GoogleMark />
        {t('google')}
      </LiveButton>
    </>
  );
}

/** Google's own mark, as its branding rules require. */
const GoogleMark = () => (
  <svg aria-hidden viewBox="0 0 18 18" className="size-5">
    <path
      fill="#4285F4"
      d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62z"
    />
    <path
      fill="#34A853"
      d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18z"
    />
    <path fill="#FBBC05" d="M3.97 10.72a5.4 5.4 0 0 1 0-3.44V4.95H.96a9 9 0 0 0 0 8.1l3.01-2.33z" />
    <path
      fill="#EA4335"
      d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.95l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58z"
    />
  </svg>
);
