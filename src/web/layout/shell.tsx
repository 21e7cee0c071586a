import { Outlet, useLocation } from 'react-router';
import { useRootOrNothing } from '#src/web/context/use-root.ts';
import { PageOrWaiting } from './page-or-waiting.tsx';
import { ShellFrame } from './shell-frame.tsx';
import { shellOf } from './shell-of.ts';

/** The layout that all pages share. */
export default function Shell() {
  const { pathname } = useLocation();
  const bare = shellOf(pathname, useRootOrNothing()?.kind) !== 'shop';
  return (
    <ShellFrame bare={bare}>
      {bare ? (
        <Outlet />
      ) : (
        <PageOrWaiting>
          <Outlet />
        </PageOrWaiting>
      )}
    </ShellFrame>
  );
}
