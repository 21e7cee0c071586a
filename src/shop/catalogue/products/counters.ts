import type { Tx } from '#src/platform/database/database.ts';

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

/** `sum`: the total of the stars. */
export const countRating = (trx: Tx, productId: string, by: { count: number; sum: number }) =>
  trx
    .updateTable('product')
    .set((eb) => ({ ratingCount: eb('ratingCount', '+', by.count), ratingSum: eb('ratingSum', '+', by.sum) }))
    .where('id', '=', productId)
    .execute();
