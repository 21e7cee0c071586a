import { prefersReducedMotion } from './use-reduced-motion.ts';

/** The picture that a pressed card's picture grows into: one on a page, or the browser cancels the transition. */
export const GROWN = 'grown-picture';

/** Whether a press may lead to its page by a view transition: not where less motion is asked for, and not on the server. */
export const mayGrow = (): boolean => typeof matchMedia === 'function' && !prefersReducedMotion();

/**
 * Names a card's picture at the press, so that it grows into that of the next page (styles/motion.css). The name stays off all other cards, and off
 * this one where the page has a grown picture of its own: that one changes into the next.
 */
export function growPicture(link: HTMLElement): void {
  if (!mayGrow() || document.querySelector(`.${GROWN}`)) return;
  for (const other of document.querySelectorAll<HTMLElement>('[data-picture]')) other.style.viewTransitionName = '';
  const picture = link.closest('article')?.querySelector<HTMLElement>('[data-picture]');
  if (picture) picture.style.viewTransitionName = 'product-picture';
}
