import { Outlet } from 'react-router';
import { ShellFrame } from './shell-frame.tsx';
import { useSlowNavigation } from './use-slow-navigation.ts';
import { WaitingPage } from './waiting-page.tsx';

/** The layout that all pages share. The previous page stays alive, hidden, until the next one has loaded: the navigation may be cancelled. */
export default function Shell() {
  const awaited = useSlowNavigation();
  return (
    <ShellFrame>
      {awaited !== undefined && <WaitingPage path={awaited} />}
      <div hidden={awaited !== undefined}>
        <Outlet />
      </div>
    </ShellFrame>
  );
}
