import { type RefObject, useEffect, useState } from 'react';
import { useReducedMotion } from '../use-reduced-motion.ts';
import type { Embla } from './embla.ts';

/**
 * Advances the slides of `root` every `delay` milliseconds by the WAI-ARIA carousel pattern: it pauses while the pointer or the focus is inside,
 * off screen, in a hidden tab, and always under reduced motion. `playing` is the shopper's own choice.
 */
export function useAutoplay(api: Embla | undefined, root: RefObject<HTMLElement | null>, delay: number | undefined) {
  const [playing, setPlaying] = useState(delay !== undefined);
  const reduced = useReducedMotion();
  const rotating = playing && !reduced && delay !== undefined;
  useEffect(() => {
    const element = root.current;
    if (!rotating || !api || !element) return;
    const rests = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      clearTimeout(timer);
      if (rests.size === 0) timer = setTimeout(() => api.scrollNext(), delay);
    };
    const rest = (why: string, on: boolean) => {
      if (on) rests.add(why);
      else rests.delete(why);
      plan();
    };
    const listeners: [EventTarget, string, (event: Event) => void][] = [
      [element, 'pointerenter', (event) => rest('pointer', (event as PointerEvent).pointerType === 'mouse')],
      [element, 'pointerleave', () => rest('pointer', false)],
      [element, 'focusin', () => rest('focus', true)],
      [
        element,
        'focusout',
        (event) => rest('focus', element.contains((event as FocusEvent).relatedTarget as Node | null)),
      ],
      [document, 'visibilitychange', () => rest('hidden', document.hidden)],
    ];
    for (const [target, name, listener] of listeners) target.addEventListener(name, listener);
    const watcher = new IntersectionObserver(([entry]) => rest('away', !entry?.isIntersecting), { threshold: 0.3 });
    watcher.observe(element);
    if (element.matches(':hover')) rests.add('pointer');
    if (element.contains(document.activeElement)) rests.add('focus');
    api.on('select', plan);
    plan();
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
      api.off('select', plan);
      for (const [target, name, listener] of listeners) target.removeEventListener(name, listener);
    };
  }, [api, root, delay, rotating]);
  return { playing, setPlaying, rotating, reduced };
}
