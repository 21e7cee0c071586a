import { eachDetail } from '#src/kernel/product-details.ts';
import type { Tx } from '#src/platform/database/database.ts';
import { readDetails } from './detail-columns.store.ts';
import { lockWhole } from './product-write.store.ts';

/**
 * A product as the audit log stores it: what the administrator can write, prices in rupees. The row is locked until the transaction ends, so that no
 * other write comes between the log's line and the change. Undefined for an unknown id.
 */
export async function productRecord(trx: Tx, id: string): Promise<Record<string, unknown> | undefined> {
  const found = await lockWhole(trx, id);
  if (!found) return undefined;
  const { row, pictures } = found;
  const details = readDetails(row);
  return {
    name: row.name,
    sku: row.sku,
    title: row.title,
    description: row.description,
    category: row.category,
    brand: row.brand,
    placement: row.placement,
    price: row.pricePaise / 100,
    listPrice: row.listPricePaise / 100,
    stock: row.stock,
    ...eachDetail(({ key }) => (details[key] === '' ? null : details[key])),
    pictures: pictures.map(({ url, alt }) => (alt ? `${url} (${alt})` : url)),
    archived: row.archivedAt !== null,
  };
}

export const productSubject = (id: string): string => `product:${id}`;
