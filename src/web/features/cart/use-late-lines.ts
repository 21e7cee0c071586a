import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { usePersonal } from '#src/web/features/personal/state.ts';

/** How often the page asks again, half a second apart, before it takes the shop's word for it. */
const TRIES = 12;

/**
 * A press on "Add to cart" shows at once and arrives later; whoever opens the cart in between would find it without the
 * product, or with the former quantity (seen on a slow connection). While the page lacks what this browser holds, it asks again.
 */
export function useLateLines(loaded: { id: string; quantity: number }[]): void {
  const inCart = usePersonal((state) => state.cart);
  const { revalidate, state } = useRevalidator();
  const tries = useRef(0);
  const late = [...inCart].some(
    ([id, quantity]) => !loaded.some((line) => line.id === id && line.quantity === quantity),
  );
  useEffect(() => {
    if (!late) tries.current = 0;
    if (!late || state !== 'idle' || tries.current >= TRIES) return;
    const later = setTimeout(() => {
      tries.current += 1;
      void revalidate();
    }, 500);
    return () => clearTimeout(later);
  }, [late, state, revalidate]);
}
