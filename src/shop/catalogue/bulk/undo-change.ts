import { transact } from '#src/platform/database/transact.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { noteStock } from '#src/shop/catalogue/products/stock.ts';
import { claimUndo, findBulk, lockByIds, selectLines, writeBulk } from './bulk.store.ts';
import type { BulkChange, BulkState } from './bulk-change.ts';
import { recordBulk } from './record-bulk.ts';

/**
 * Undoes a bulk change: every product that is still as the change left it gets exactly its former values. Products changed since (a sale counts only
 * for stock) are left and named. Throws `not-found`, `conflict` when it was already undone.
 */
export async function undoChange(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<{ restored: number; kept: { id: string; name: string }[] }> {
  const at = platform.clock.now();
  return transact(platform, async (write) => {
    const claimed = await claimUndo(write.trx, id, at);
    if (!claimed) throw (await findBulk(write.trx, id)) ? new Fault('conflict', 'change-undone') : notFound('change');
    const change = claimed.change as BulkChange;
    const lines = new Map((await selectLines(write.trx, id)).map((line) => [line.productId, line]));
    const rows = await lockByIds(write.trx, [...lines.keys()]);
    const back = rows.flatMap((row) => {
      const line = lines.get(row.id);
      return line && isStill(row, line.after)
        ? [
            {
              id: row.id,
              name: row.name,
              before: line.after as Partial<BulkState>,
              after: line.before as Partial<BulkState>,
            },
          ]
        : [];
    });
    const restored = new Set(back.map((row) => row.id));
    const kept = rows.filter((row) => !restored.has(row.id)).map((row) => ({ id: row.id, name: row.name }));
    await writeBulk(
      write.trx,
      back.map((row) => ({ id: row.id, values: row.after })),
      at,
    );
    if (change.field === 'stock') {
      const movements = back.map((row) => ({
        productId: row.id,
        change: (row.after.stock ?? 0) - (row.before.stock ?? 0),
      }));
      await noteStock(write.trx, movements, { reason: 'adjusted', reference: id, at });
    }
    await recordAction(
      write,
      actor,
      {
        act: 'products.change-undone',
        subject: `bulk:${id}`,
        after: { ...recordBulk(change, back), kept: kept.length },
      },
      at,
    );
    write.expire(TAGS.products, TAGS.categories, live('catalogue'), ...back.map((row) => TAGS.product(row.id)));
    return { restored: back.length, kept };
  });
}

const isStill = (row: BulkState, after: Record<string, unknown>): boolean =>
  Object.entries(after).every(([key, value]) => row[key as keyof BulkState] === value);
