import { pipelined } from '#src/platform/database/pipelined.ts';
import { advisoryLock, transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { countRating } from '#src/shop/catalogue/products/counters.ts';
import { mustBeOnSale } from '#src/shop/catalogue/products/find-product.ts';
import { lockRating, putRating } from './rating.store.ts';

/** Changes per hour: more than anybody has opinions. */
const MOST = 60;

/** Sets a shopper's stars (1 to 5) for a product and returns them. Throws `not-found`, `too-many`. */
export async function rateProduct(platform: Platform, uid: string, productId: string, stars: number): Promise<number> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const { trx } = write;
    await mustBeOnSale(trx, productId);
    // Two first ratings by one shopper at once would both find none, so they run one after the other.
    await advisoryLock(trx, `rating ${uid} ${productId}`);
    const before = await lockRating(trx, uid, productId);
    if (before === stars) return;
    await enforceLimits(trx, platform, [{ what: 'rating', who: uid, most: MOST }], 'ratings-too-often');
    const by = { count: before === undefined ? 1 : 0, sum: stars - (before ?? 0) };
    await pipelined(trx, (together) => [
      putRating(together, { uid, productId, stars, createdAt: at, updatedAt: at }),
      countRating({ ...write, trx: together }, productId, by),
    ]);
  });
  return stars;
}
