import { because } from '#src/kernel/refusals.ts';
import type { Tx } from '#src/platform/database/database.ts';
import { withSavepoint } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { findBySku, isSkuTaken } from './product-write.store.ts';

/**
 * Writes a product under a SKU from the owner. The unique index decides, ignoring case, so that of two writers with the same SKU only one gets it.
 * Throws `invalid` with the name of the product that has it.
 *
 * A product without one gets its own from the database: `P-` and its number with at least six digits, such as `P-000123`. The number is never reused
 * and never changes; a brand or a category in it would become wrong with the product's next change. If the owner has already given that very SKU to
 * another product, `-2` or the next free figure is appended.
 */
export async function claimSku(trx: Tx, sku: string | undefined, write: () => Promise<unknown>): Promise<void> {
  if (!sku) return void (await write());
  if (await withSavepoint(trx, write, isSkuTaken)) return;
  const holder = await findBySku(trx, sku);
  const archived = Boolean(holder?.archivedAt);
  throw new Fault('invalid', 'sku-taken', {
    fields: {
      sku: holder ? because(archived ? 'sku-taken-by-archived' : 'sku-taken-by', { name: holder.name }) : 'sku-taken',
    },
    ...(holder && { detail: { skuTaken: { _id: holder.id, name: holder.name, archived } } }),
  });
}
