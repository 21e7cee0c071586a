import { Suspense, useEffect, useState } from 'react';
import { usePersonal } from '#src/web/features/personal/state.ts';
import { lazyWithRetry } from '#src/web/ui/lazy-with-retry.ts';
import { takeNewcomer } from './newcomer.ts';

const Welcome = lazyWithRetry(() => import('./welcome.tsx'));

/** Welcomes somebody who has just created an account, as soon as their name is known. Nobody else fetches anything for it. */
export function WelcomeOnce() {
  const name = usePersonal(({ phase, name }) => (phase === 'ready' ? name : ''));
  const [newcomer, setNewcomer] = useState(false);
  useEffect(() => setNewcomer(takeNewcomer()), []);
  if (!newcomer || !name) return null;
  return (
    <Suspense>
      <Welcome name={name} onClose={() => setNewcomer(false)} />
    </Suspense>
  );
}
