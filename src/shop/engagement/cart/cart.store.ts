import { sql } from 'kysely';
import type { Paise } from '#src/kernel/money.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Seen } from './cart.ts';

export type LineRow = { productId: string; quantity: number; seen: Seen | undefined };

/**
 * Adds a line with its product's current price and stock: that is what the shopper has just seen. A line that is there keeps its quantity, unless more
 * than one is wanted.
 */
export const addLine = (trx: Tx, uid: string, productId: string, quantity: number, at: Date) =>
  trx
    .insertInto('cartLine')
    .columns(['uid', 'productId', 'quantity', 'createdAt', 'changedAt', 'seenPricePaise', 'seenStock'])
    .expression((eb) =>
      eb
        .selectFrom('product')
        .select([
          sql.val(uid).as('uid'),
          'product.id',
          sql<number>`${quantity}::integer`.as('quantity'),
          sql<Date>`${at}::timestamptz`.as('createdAt'),
          sql<Date>`${at}::timestamptz`.as('changedAt'),
          'pricePaise',
          'stock',
        ])
        .where('product.id', '=', productId),
    )
    .onConflict((conflict) =>
      quantity === 1
        ? conflict.doNothing()
        : conflict.columns(['uid', 'productId']).doUpdateSet({ quantity, changedAt: at }),
    )
    .execute();

export async function removeLines(db: Queryable, uid: string, productIds: string[]): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('cartLine')
    .where('uid', '=', uid)
    .where('productId', 'in', productIds)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function changeQuantity(
  db: Queryable,
  uid: string,
  productId: string,
  quantity: number,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cartLine')
    .set({ quantity, changedAt: at })
    .where('uid', '=', uid)
    .where('productId', '=', productId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks all lines as changed, after one was taken out or moved back in. */
export const touchCart = async (trx: Tx, uid: string, at: Date): Promise<void> =>
  void (await trx.updateTable('cartLine').set({ changedAt: at }).where('uid', '=', uid).execute());

/** Records what the shopper has now seen; false when there is no such line. */
export async function changeSeen(db: Queryable, uid: string, productId: string, seen: Seen): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cartLine')
    .set({ seenPricePaise: seen.price, seenStock: seen.stock })
    .where('uid', '=', uid)
    .where('productId', '=', productId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const selectLines = async (db: Queryable, uid: string): Promise<LineRow[]> =>
  (
    await db
      .selectFrom('cartLine')
      .select(['productId', 'quantity', 'seenPricePaise', 'seenStock'])
      .where('uid', '=', uid)
      .orderBy('createdAt')
      .orderBy('productId')
      .execute()
  ).map(toLine);

export const hasLine = async (db: Queryable, uid: string, productId: string): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('cartLine')
      .select('uid')
      .where('uid', '=', uid)
      .where('productId', '=', productId)
      .executeTakeFirst(),
  );

type Row = { productId: string; quantity: number; seenPricePaise: Paise | null; seenStock: number | null };

/** Shared by the lines of the cart and those saved for later. */
export const toLine = ({ productId, quantity, seenPricePaise, seenStock }: Row): LineRow => ({
  productId,
  quantity,
  seen: seenPricePaise === null || seenStock === null ? undefined : { price: seenPricePaise, stock: seenStock },
});
