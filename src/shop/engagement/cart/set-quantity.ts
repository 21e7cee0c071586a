import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { changeQuantity } from './cart.store.ts';

/** Sets a line's quantity, 1 or more; above the stock is allowed, checkout refuses it (rules.md §3). Throws `not-found`. */
export async function setQuantity(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  uid: string,
  productId: string,
  quantity: number,
): Promise<void> {
  if (!(await changeQuantity(db, uid, productId, quantity, clock.now()))) throw notFound('cart-line');
}
