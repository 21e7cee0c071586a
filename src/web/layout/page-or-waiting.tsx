import type { ReactNode } from 'react';
import { useSlowNavigation } from './use-slow-navigation.ts';
import { WaitingPage } from './waiting-page.tsx';

/** The page, or the next one's rough shape while that is slow to load. The page stays alive, hidden: the navigation may be cancelled. */
export function PageOrWaiting({ children }: { children: ReactNode }) {
  const awaited = useSlowNavigation();
  return (
    <>
      {awaited !== undefined && <WaitingPage path={awaited} />}
      <div hidden={awaited !== undefined}>{children}</div>
    </>
  );
}
