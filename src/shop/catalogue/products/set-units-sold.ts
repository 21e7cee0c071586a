import type { Tx } from '#src/platform/database/database.ts';

/** Writes how many units of a product were sold. Callers go in id order (see takeStock). */
export const setUnitsSold = (trx: Tx, productId: string, units: number) =>
  trx
    .updateTable('product')
    .set({ unitsSold: units })
    .where('id', '=', productId)
    .where('unitsSold', '<>', units)
    .execute();
