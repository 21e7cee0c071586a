import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * A new page glides to its top, Back and Forward jump to where they were. It stands before ScrollRestoration, whose
 * own scrolling then follows the class that is set here; reduced motion is left to the style sheet.
 */
export function ScrollBehaviour() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const before = useRef(pathname);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.classList.toggle('glide', type !== 'POP');
    if (before.current === pathname) return;
    before.current = pathname;
    if (type === 'POP') return;
    // A long way would show the new page flying past: most of it is jumped.
    if (window.scrollY > 480) window.scrollTo({ top: 480, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, type]);
  return null;
}
