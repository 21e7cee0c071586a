import { sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import { type LineRow, toLine } from './cart.store.ts';

const CARRIED = ['uid', 'productId', 'quantity', 'seenPricePaise', 'seenStock'] as const;

/**
 * Moves a line between the cart and what is saved, with quantity and what was seen; false when it was not there. One statement: a line is never in
 * neither.
 */
export async function moveLine(
  trx: Tx,
  uid: string,
  productId: string,
  from: 'cartLine' | 'savedLine',
  at: Date,
): Promise<boolean> {
  const to = from === 'cartLine' ? 'savedLine' : 'cartLine';
  const { numInsertedOrUpdatedRows } = await trx
    .with('moved', (db) =>
      db.deleteFrom(from).where('uid', '=', uid).where('productId', '=', productId).returning(CARRIED),
    )
    .insertInto(to)
    .columns([...CARRIED, 'createdAt'])
    .expression((eb) => eb.selectFrom('moved').select([...CARRIED, sql<Date>`${at}::timestamptz`.as('createdAt')]))
    .onConflict((conflict) =>
      conflict.columns(['uid', 'productId']).doUpdateSet((eb) => ({ quantity: eb.ref('excluded.quantity') })),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function removeSaved(db: Queryable, uid: string, productId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('savedLine')
    .where('uid', '=', uid)
    .where('productId', '=', productId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const isSaved = async (db: Queryable, uid: string, productId: string): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('savedLine')
      .select('uid')
      .where('uid', '=', uid)
      .where('productId', '=', productId)
      .executeTakeFirst(),
  );

/** Newest first. */
export const selectSaved = async (db: Queryable, uid: string): Promise<LineRow[]> =>
  (
    await db
      .selectFrom('savedLine')
      .select(['productId', 'quantity', 'seenPricePaise', 'seenStock'])
      .where('uid', '=', uid)
      .orderBy('createdAt', 'desc')
      .orderBy('productId')
      .execute()
  ).map(toLine);
