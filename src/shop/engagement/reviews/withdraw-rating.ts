import { advisoryLock, transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { countRating } from '#src/shop/catalogue/products/counters.ts';
import { deleteRating, lockRating } from './rating.store.ts';

/** Withdraws a shopper's stars; without any it changes nothing. Works for products no longer sold too. */
export async function withdrawRating(platform: Platform, uid: string, productId: string): Promise<void> {
  await transact(platform, async (write) => {
    const { trx } = write;
    await advisoryLock(trx, `rating ${uid} ${productId}`);
    const before = await lockRating(trx, uid, productId);
    if (before === undefined) return;
    await deleteRating(trx, uid, productId);
    await countRating(write, productId, { count: -1, sum: -before });
  });
}
