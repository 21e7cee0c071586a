import type { Platform } from '#src/platform/platform.ts';
import { changeSeen } from './cart.store.ts';
import type { Seen } from './cart.ts';

/**
 * Records what the shopper has been shown and has confirmed: the figures on their page, not the current ones, so that a price that changed in between
 * is shown to them again. Lines no longer in the cart are left out. Returns how many were there.
 */
export async function confirmSeen(
  { db }: Pick<Platform, 'db'>,
  uid: string,
  lines: (Seen & { productId: string })[],
): Promise<number> {
  let confirmed = 0;
  for (const { productId, ...seen } of lines) if (await changeSeen(db, uid, productId, seen)) confirmed += 1;
  return confirmed;
}
