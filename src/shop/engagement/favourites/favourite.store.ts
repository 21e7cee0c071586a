import type { Queryable, Tx } from '#src/platform/database/database.ts';

/** Adds a heart; false when it already existed. */
export async function addFavourite(trx: Tx, uid: string, productId: string, at: Date): Promise<boolean> {
  const row = await trx
    .insertInto('favourite')
    .values({ uid, productId, createdAt: at })
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

export const selectFavourites = async (db: Queryable, uid: string): Promise<string[]> =>
  (
    await db
      .selectFrom('favourite')
      .select('productId')
      .where('uid', '=', uid)
      .orderBy('createdAt', 'desc')
      .orderBy('productId')
      .execute()
  ).map((row) => row.productId);
