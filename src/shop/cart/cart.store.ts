import type { Queryable, Tx } from '#src/platform/database/database.ts';

export const addLine = (trx: Tx, uid: string, productId: string, at: Date) =>
  trx
    .insertInto('cartLine')
    .values({ uid, productId, quantity: 1, createdAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export async function removeLines(db: Queryable, uid: string, productIds: string[]): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('cartLine').where('uid', '=', uid).where('productId', 'in', productIds).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function changeQuantity(db: Queryable, uid: string, productId: string, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('cartLine').set({ quantity }).where('uid', '=', uid).where('productId', '=', productId).executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const selectLines = (db: Queryable, uid: string) =>
  db.selectFrom('cartLine').select(['productId', 'quantity']).where('uid', '=', uid).orderBy('createdAt').orderBy('productId').execute();

export const hasLine = async (db: Queryable, uid: string, productId: string): Promise<boolean> =>
  Boolean(await db.selectFrom('cartLine').select('uid').where('uid', '=', uid).where('productId', '=', productId).executeTakeFirst());
