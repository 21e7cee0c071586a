import { Outlet } from 'react-router';
import { ShellFrame } from './shell-frame.tsx';
import { useSlowNavigation } from './use-slow-navigation.ts';
import { WaitingPage } from './waiting-page.tsx';

/** The layout that all pages share. The page that is left stays alive, hidden, until the next one is there: waiting may be given up. */
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
