import type { seenBody } from '#src/wire/cart.ts';
import { call } from './call.ts';

const saved = (productId: string) => `/saved/${encodeURIComponent(productId)}`;

/** Sets a line of the cart aside, quantity and all. */
export const saveForLater = (productId: string) => call('POST', saved(productId));

/** Puts a saved product back into the cart. */
export const moveToCart = (productId: string) => call('POST', `${saved(productId)}/cart`);

export const forgetSaved = (productId: string) => call('DELETE', saved(productId));

/** Confirms what the page has shown of these lines; prices in paise. */
export const confirmSeen = (lines: { id: string; price: number; stock: number }[]) =>
  call<{ body: typeof seenBody }>('POST', '/cart/seen', {
    items: lines.map(({ id, price, stock }) => ({ _id: id, price: price / 100, stock: Math.max(0, stock) })),
  });
