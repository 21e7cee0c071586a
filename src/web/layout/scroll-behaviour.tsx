import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** On what a page focuses by itself when it opens, such as the title of what has just been done. */
export const ARRIVAL = { 'data-arrival': '', tabIndex: -1 } as const;

/**
 * A new page scrolls smoothly to its top; Back and Forward jump to where they were. It comes before ScrollRestoration, whose own scrolling then
 * follows the class set here; the style sheet handles reduced motion.
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
    // A long scroll would show the new page flying past: most of it is skipped.
    if (window.scrollY > 480) window.scrollTo({ top: 480, behavior: 'instant' });
    if (document.activeElement?.matches('[data-arrival]')) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, type]);
  return null;
}
