import type { Queryable } from '#src/platform/database/database.ts';
import { calledBy } from './called-by.store.ts';

export async function selectPriceRows(db: Queryable, ids: string[]) {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'name', 'sku', 'pricePaise', 'stock', 'hsn', 'gstRateBp', 'archivedAt'])
    .select(calledBy)
    .where('id', 'in', ids.length ? ids : [''])
    .execute();
  return rows.map(({ pricePaise, archivedAt, ...row }) => ({
    ...row,
    price: pricePaise,
    gone: archivedAt !== null || pricePaise === 0,
  }));
}
