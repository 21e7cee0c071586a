import type { Insertable } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';

export const lockRating = async (trx: Tx, uid: string, productId: string): Promise<number | undefined> =>
  (
    await trx
      .selectFrom('rating')
      .select('stars')
      .where('uid', '=', uid)
      .where('productId', '=', productId)
      .forUpdate()
      .executeTakeFirst()
  )?.stars;

export const putRating = (trx: Tx, row: Insertable<Schema['rating']>) =>
  trx
    .insertInto('rating')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['uid', 'productId']).doUpdateSet({ stars: row.stars, updatedAt: row.updatedAt }),
    )
    .execute();

export const deleteRating = (trx: Tx, uid: string, productId: string) =>
  trx.deleteFrom('rating').where('uid', '=', uid).where('productId', '=', productId).execute();

export const findRating = async (db: Queryable, uid: string, productId: string): Promise<number> =>
  (
    await db
      .selectFrom('rating')
      .select('stars')
      .where('uid', '=', uid)
      .where('productId', '=', productId)
      .executeTakeFirst()
  )?.stars ?? 0;

/** How many gave a product one star, two, … five. */
export async function selectStarCounts(db: Queryable, productId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('rating')
    .select((eb) => ['stars', eb.fn.countAll<number>().as('count')])
    .where('productId', '=', productId)
    .groupBy('stars')
    .execute();
  return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0);
}

export const selectRatings = (db: Queryable, uid: string) =>
  db
    .selectFrom('rating')
    .select(['productId', 'stars'])
    .where('uid', '=', uid)
    .orderBy('updatedAt', 'desc')
    .orderBy('productId')
    .execute();
