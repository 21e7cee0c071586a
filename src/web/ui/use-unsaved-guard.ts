import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Asks before input is lost: by a link, the Back button, or a closed tab. Returns the question to show, if there is one. */
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
