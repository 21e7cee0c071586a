import type { Paise } from '#src/kernel/money.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';

/** Adds a heart to a product at its present price; false when it already existed. */
export async function addFavourite(
  trx: Tx,
  uid: string,
  { productId, price }: { productId: string; price: Paise },
  at: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('favourite')
    .values({ uid, productId, createdAt: at, seenPricePaise: price })
    .onConflict((conflict) => conflict.doNothing())
    .returning('uid')
    .executeTakeFirst();
  return Boolean(row);
}

/** Removes a heart; false when there was none. */
export async function removeFavourite(trx: Tx, uid: string, productId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('favourite')
    .where('uid', '=', uid)
    .where('productId', '=', productId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const hasFavourite = async (db: Queryable, uid: string, productId: string): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('favourite')
      .select('uid')
      .where('uid', '=', uid)
      .where('productId', '=', productId)
      .executeTakeFirst(),
  );

/** Hearts, newest first. `seenPricePaise`: the price when it was set, null for old ones. */
export const selectFavourites = (
  db: Queryable,
  uid: string,
): Promise<{ productId: string; seenPricePaise: number | null }[]> =>
  db
    .selectFrom('favourite')
    .select(['productId', 'seenPricePaise'])
    .where('uid', '=', uid)
    .orderBy('createdAt', 'desc')
    .orderBy('productId')
    .execute();
