import type { Tx } from '#src/platform/database/database.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { starsChanged } from './shown.ts';

// Counters that other areas keep on a product, so that lists need not count. Each is written in the transaction of the row that it counts.

export const countFavourite = (trx: Tx, productId: string, by: 1 | -1) =>
  trx
    .updateTable('product')
    .set((eb) => ({ favouriteCount: eb('favouriteCount', '+', by) }))
    .where('id', '=', productId)
    .execute();

export const countReview = (trx: Tx, productId: string, by: 1 | -1) =>
  trx
    .updateTable('product')
    .set((eb) => ({ reviewCount: eb('reviewCount', '+', by) }))
    .where('id', '=', productId)
    .execute();

/** Counts a rating, and expires what shows other stars than before. `sum`: the total of the stars. */
export async function countRating(write: Write, productId: string, by: { count: number; sum: number }): Promise<void> {
  const now = await write.trx
    .updateTable('product')
    .set((eb) => ({ ratingCount: eb('ratingCount', '+', by.count), ratingSum: eb('ratingSum', '+', by.sum) }))
    .where('id', '=', productId)
    .returning(['ratingCount', 'ratingSum'])
    .executeTakeFirstOrThrow();
  const before = { ratingCount: now.ratingCount - by.count, ratingSum: now.ratingSum - by.sum };
  starsChanged(write, productId, before, now);
}
