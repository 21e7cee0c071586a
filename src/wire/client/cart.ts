import type { seenBody } from '#src/wire/engagement/cart.ts';
import { call } from './call.ts';

const saved = (productId: string) => `/saved/${encodeURIComponent(productId)}`;

/** Saves a line of the cart for later, with its quantity. */
export const saveForLater = (productId: string) => call('POST', saved(productId));

/** Moves a saved product back to the cart. */
export const moveToCart = (productId: string) => call('POST', `${saved(productId)}/cart`);

export const forgetSaved = (productId: string) => call('DELETE', saved(productId));

/** Confirms what the page has shown of these lines; prices in paise. */
export const confirmSeen = (lines: { id: string; price: number; stock: number }[]) =>
  call<{ body: typeof seenBody }>('POST', '/cart/seen', {
    items: lines.map(({ id, price, stock }) => ({ _id: id, price: price / 100, stock: Math.max(0, stock) })),
  });
