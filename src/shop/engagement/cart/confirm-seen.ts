import type { Platform } from '#src/platform/platform.ts';
import { changeSeen } from './cart.store.ts';
import type { Seen } from './cart.ts';

/**
 * Remembers what the shopper has been shown and has confirmed. It is what their page said, not what holds now: a price
 * that moved in between is told again. Lines that have gone are left out. Answers how many were there.
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
