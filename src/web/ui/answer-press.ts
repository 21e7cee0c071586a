import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from './use-reduced-motion.ts';

const SPRING = { duration: 220, easing: 'cubic-bezier(0.34, 1.56, 0.64, 1)' };
const DROP = { duration: 420, easing: 'cubic-bezier(0.5, 0, 0.75, 0.4)' };

/** Milliseconds within which a change is the answer to a press. */
const ANSWERED_WITHIN = 1_000;
let pressedAt = Number.NEGATIVE_INFINITY;
// Not `navigator.userActivation`: it outlives a reload.
if (typeof document !== 'undefined')
  document.addEventListener('click', () => (pressedAt = performance.now()), { capture: true });

/** Lets an element spring once when a press has changed this value. What changes by itself, as when a page gets its counts, stays quiet. */
export function useSpring<T extends Element>(value: unknown): RefObject<T | null> {
  const ref = useRef<T>(null);
  const last = useRef(value);
  useLayoutEffect(() => {
    if (last.current === value) return;
    last.current = value;
    if (performance.now() - pressedAt < ANSWERED_WITHIN && !prefersReducedMotion())
      ref.current?.animate([{ scale: 1 }, { scale: 1.28 }, { scale: 1 }], SPRING);
  }, [value]);
  return ref;
}

/** Drops a copy of a picture into the cart's icon; of several, into the one that is seen. Nothing waits for it. */
export function dropIntoCart(picture: HTMLImageElement | null | undefined): void {
  const into = [...document.querySelectorAll('[data-cart-icon]')].map(boxOf).find(isSeen);
  const from = picture && boxOf(picture);
  if (!picture || !from || !into || !isSeen(from) || prefersReducedMotion()) return;
  const copy = picture.cloneNode() as HTMLImageElement;
  copy.alt = '';
  copy.removeAttribute('id');
  copy.className = 'pointer-events-none fixed z-40 rounded-panel bg-well object-cover';
  const size = Math.min(from.width, from.height, 160);
  const [left, top] = [from.left + (from.width - size) / 2, from.top + (from.height - size) / 2];
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${size}px`, height: `${size}px` });
  document.body.append(copy);
  const [right, down] = [into.left + into.width / 2 - left - size / 2, into.top + into.height / 2 - top - size / 2];
  copy.animate(
    [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { translate: `${right}px ${down}px`, scale: 0.12, opacity: 0.2 }],
    DROP,
  ).onfinish = () => copy.remove();
}

const boxOf = (element: Element) => element.getBoundingClientRect();
const isSeen = ({ width, top, bottom }: DOMRect) => width > 0 && bottom > 0 && top < innerHeight;
