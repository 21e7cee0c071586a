import type { Tx } from '#src/platform/database/database.ts';

/** Counts sold units for the sort by popularity and revenue, in the order of ids (see takeStock). */
export async function countSale(trx: Tx, items: { productId: string; quantity: number }[]): Promise<void> {
  for (const { productId, quantity } of [...items].sort((a, b) => (a.productId < b.productId ? -1 : 1))) {
    await trx
      .updateTable('product')
      .set((eb) => ({ unitsSold: eb('unitsSold', '+', quantity) }))
      .where('id', '=', productId)
      .execute();
  }
}
