import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Asks before what was typed is lost: by a link, the way back, or a closed tab. Answers the question to show, if there is one. */
export function useUnsavedGuard(unsaved: boolean): { leave: () => void; stay: () => void } | undefined {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return blocker.state === 'blocked' ? { leave: () => blocker.proceed(), stay: () => blocker.reset() } : undefined;
}
