import { discountOf } from '#src/kernel/list-price.ts';
import type { Paise } from '#src/kernel/money.ts';
import type { Platform } from '#src/platform/platform.ts';
import { countManaged, selectManaged } from './managed.store.ts';
import type { ManagedFilter, ManagedRow, ManagedSort } from './managed.ts';

import { toPicture } from './product-row.store.ts';

/** One page of the administrator's list. A page beyond the end returns the last one. */
export async function listManaged(
  { db }: Pick<Platform, 'db'>,
  filter: ManagedFilter,
  { sort = 'newest', page = 1, limit }: { sort?: ManagedSort | undefined; page?: number | undefined; limit: number },
): Promise<{ items: ManagedRow[]; total: number; page: number; pages: number }> {
  const total = await countManaged(db, filter);
  const pages = Math.max(1, Math.ceil(total / limit));
  const here = Math.min(page, pages);
  const rows = await selectManaged(db, filter, { sort, page: here, limit });
  return {
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      sku: row.sku,
      category: row.categoryName ?? '',
      price: row.pricePaise as Paise,
      discount: discountOf(row.pricePaise, row.listPricePaise),
      stock: row.stock,
      sold: row.unitsSold,
      placement: row.placement,
      archived: row.archivedAt !== null,
      picture: row.picture ? toPicture(row.picture) : undefined,
    })),
    total,
    page: here,
    pages,
  };
}
