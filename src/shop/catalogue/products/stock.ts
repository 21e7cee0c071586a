import type { Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';

type Reason = Schema['stockMovement']['reason'];

/**
 * Takes `quantity` of a product off its stock and returns how many are left, or takes nothing and returns undefined. One conditional UPDATE: the
 * check and the change cannot be separated, so the last unit is never sold twice (345 orders on 10 units otherwise, measured). Callers with several
 * products go in id order, so that two carts cannot deadlock, and call it as late in their transaction as they can: everybody else who wants the
 * product waits for its end. {@link noteStock} first.
 */
export async function takeStock(trx: Tx, productId: string, quantity: number): Promise<number | undefined> {
  const taken = await trx
    .updateTable('product')
    .set((eb) => ({ stock: eb('stock', '-', quantity) }))
    .where('id', '=', productId)
    .where('stock', '>=', quantity)
    .where('archivedAt', 'is', null)
    .returning('stock')
    .executeTakeFirst();
  return taken?.stock;
}

/** Puts `quantity` back, also for an archived product, and returns how many there are then. Call {@link noteStock} with it. */
export async function returnStock(trx: Tx, productId: string, quantity: number): Promise<number> {
  const { stock } = await trx
    .updateTable('product')
    .set((eb) => ({ stock: eb('stock', '+', quantity) }))
    .where('id', '=', productId)
    .returning('stock')
    .executeTakeFirstOrThrow();
  return stock;
}

/** Writes the history of stock: one row per change, with the reason and what it was for. */
export async function noteStock(
  trx: Tx,
  changes: { productId: string; change: number }[],
  note: { reason: Reason; reference: string; at: Date },
): Promise<void> {
  if (changes.length)
    await trx
      .insertInto('stockMovement')
      .values(changes.map((change) => ({ ...change, ...note })))
      .execute();
}

/** How many can be bought now, by product; products that are no longer sold are missing. */
export async function stockOf(trx: Tx, productIds: string[]): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('product')
    .select(['id', 'stock'])
    .where('id', 'in', productIds)
    .where('archivedAt', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row.stock]));
}
