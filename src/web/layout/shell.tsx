import { Outlet } from 'react-router';
import { ShellFrame } from './shell-frame.tsx';

/** The layout that all pages share. */
export default function Shell() {
  return (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  );
}
