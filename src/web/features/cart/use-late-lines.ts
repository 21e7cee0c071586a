import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { usePersonal } from '#src/web/features/personal/state.ts';

/** How often the page asks again, half a second apart, before it accepts the shop's answer. */
const TRIES = 12;

/**
 * Pressing "Add to cart" shows at once but arrives later; a shopper who opens the cart in between would not find the product, or would see the old
 * quantity (seen on a slow connection). While the page lacks what this browser expects, it asks again.
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
