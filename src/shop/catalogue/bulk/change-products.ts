import { createHash } from 'node:crypto';
import { because } from '#src/kernel/refusals.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import type { ManagedFilter } from '#src/shop/catalogue/products/managed.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { noteStock } from '#src/shop/catalogue/products/stock.ts';
import { listCategories } from '#src/shop/catalogue/taxonomy/list-categories.ts';
import { type BulkRow, keepBulk, lockBulk, selectBulk, writeBulk } from './bulk.store.ts';
import { type BulkChange, type BulkOutcome, bulkOutcome } from './bulk-change.ts';
import { recordBulk } from './record-bulk.ts';

/** The most products changed at once, all in one transaction. */
const MOST_AT_ONCE = 20_000;

export type BulkLine = { id: string; name: string } & BulkOutcome;
export type BulkPreview = {
  lines: BulkLine[];
  changed: number;
  unchanged: number;
  refused: number;
  /** Identifies exactly these outcomes: if it differs when the change is sent, the products are no longer those of the preview. */
  key: string;
};

/** What a change would do, product by product. Throws `invalid` for an unknown category and for too many products. */
export async function previewChange(
  platform: Pick<Platform, 'db'>,
  filter: ManagedFilter,
  change: BulkChange,
): Promise<BulkPreview> {
  await mustBeCategory(platform, change);
  return previewOf(await selectBulk(platform.db, filter, MOST_AT_ONCE), change);
}

/**
 * Changes many products in one transaction, and stores their former values for {@link undoChange}. Refused products are left as they are. Throws
 * `conflict` when the outcome is no longer the previewed one (`key`), `invalid` like the preview.
 */
export async function changeProducts(
  platform: Platform,
  actor: Actor,
  filter: ManagedFilter,
  change: BulkChange,
  key: string,
): Promise<{ id: string; changed: number; refused: number }> {
  await mustBeCategory(platform, change);
  const at = platform.clock.now();
  return transact(platform, async (write) => {
    const preview = previewOf(await lockBulk(write.trx, filter, MOST_AT_ONCE), change);
    if (preview.key !== key) throw new Fault('conflict', 'products-changed');
    const id = newId('blk', at.getTime());
    const lines = preview.lines.flatMap(({ id: productId, name, before, after }) =>
      after ? [{ productId, name, before, after }] : [],
    );
    if (lines.length === 0) throw new Fault('conflict', 'nothing-would-change');
    await writeBulk(
      write.trx,
      lines.map(({ productId, after }) => ({ id: productId, values: after })),
      at,
    );
    if (change.field === 'stock') {
      const movements = lines.map(({ productId, before, after }) => ({
        productId,
        change: (after.stock ?? 0) - (before.stock ?? 0),
      }));
      await noteStock(write.trx, movements, { reason: 'adjusted', reference: id, at });
    }
    await keepBulk(write.trx, { id, at, actor: actor.uid, change }, lines);
    await recordAction(
      write,
      actor,
      { act: 'products.changed', subject: `bulk:${id}`, after: recordBulk(change, lines) },
      at,
    );
    write.expire(
      TAGS.products,
      TAGS.categories,
      live('catalogue'),
      ...lines.map(({ productId }) => TAGS.product(productId)),
    );
    return { id, changed: lines.length, refused: preview.refused };
  });
}

function previewOf(rows: BulkRow[], change: BulkChange): BulkPreview {
  if (rows.length > MOST_AT_ONCE) throw invalid({ which: because('too-many-products', { max: MOST_AT_ONCE }) });
  const lines = rows.map(({ id, name, ...state }) => ({ id, name, ...bulkOutcome(state, change) }));
  const changed = lines.filter(({ after }) => after).length;
  const refused = lines.filter((line) => line.refused).length;
  const key = createHash('sha256')
    .update(JSON.stringify(lines.map(({ id, before, after, refused: why }) => [id, before, after, why])))
    .digest('base64url');
  return { lines, changed, unchanged: lines.length - changed - refused, refused, key };
}

async function mustBeCategory(platform: Pick<Platform, 'db'>, change: BulkChange): Promise<void> {
  if (change.field !== 'category' || change.value === '') return;
  const known = await listCategories(platform);
  if (!known.some(({ slug }) => slug === change.value)) throw invalid({ value: 'no-such-category' });
}
