import { type AnimationEvent, useCallback, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '#src/web/ui/use-reduced-motion.ts';

export type FormVariant = 'sign-up' | 'sign-in';

/**
 * The panel's two form variants and the flip between them: one turns until it is edge-on, then the other takes its place and turns into view. Only
 * the visible form exists, so nothing hidden can be reached.
 */
export function useFormVariant(first: FormVariant) {
  const [face, setFace] = useState(first);
  const [turn, setTurn] = useState<'still' | 'out' | 'in'>('still');
  const title = useRef<HTMLHeadingElement>(null);
  const turned = useRef(false);

  const other = face === 'sign-up' ? 'sign-in' : 'sign-up';
  const toggle = useCallback(() => {
    turned.current = true;
    if (!prefersReducedMotion()) return setTurn('out');
    setFace((now) => (now === 'sign-up' ? 'sign-in' : 'sign-up'));
  }, []);
  const onAnimationEnd = useCallback(
    (event: AnimationEvent) => {
      if (event.target !== event.currentTarget) return; // an animation inside the panel
      setTurn(turn === 'out' ? 'in' : 'still');
      if (turn === 'out') setFace(other);
    },
    [turn, other],
  );

  // After the toggle, focus moves to the new form's title; on a phone no keyboard pops up.
  useEffect(() => {
    if (turned.current && face) title.current?.focus({ preventScroll: true });
  }, [face]);

  return { face, toggle, title, motion: { className: turn === 'still' ? '' : `flip-${turn}`, onAnimationEnd } };
}
