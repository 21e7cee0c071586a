import { transact } from '#src/platform/database/transact.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { readSheet } from '#src/platform/spreadsheet/read-sheet.ts';
import type { Actor } from '#src/shop/audit/record-action.ts';
import { checkRows } from './check-rows.ts';
import {
  askToCancel,
  endImport,
  holdImports,
  insertImport,
  queueImport,
  selectImport,
  selectImports,
} from './import-list.store.ts';
import { type ProductImport, reportOf } from './product-import.ts';

export const IMPORT_QUEUE = 'catalogue.import';

/**
 * Checks a file of products and stores it with what it would do; nothing in the shop changes. Throws `invalid`, `too-large`, `unsupported-type` for a
 * file that cannot be read.
 */
export async function checkImport(
  platform: Platform,
  actor: Actor,
  file: { name: string; bytes: Uint8Array },
): Promise<ProductImport> {
  const checked = await checkRows(platform.db, await readSheet(file.bytes));
  if (checked.named && checked.rows.length === 0) throw new Fault('invalid', 'no-products-in-file');
  const at = platform.clock.now();
  const id = newId('imp', at.getTime());
  await insertImport(platform.db, {
    id,
    actor: actor.uid,
    actorName: actor.name,
    fileName: file.name,
    file: Buffer.from(file.bytes),
    report: reportOf(checked),
    createdAt: at,
  });
  return showImport(platform, id);
}

/** Throws `not-found`. */
export async function showImport({ db }: Pick<Platform, 'db'>, id: string): Promise<ProductImport> {
  const found = await selectImport(db, id);
  if (!found) throw notFound('import');
  return found;
}

/** Newest first. */
export const listImports = ({ db }: Pick<Platform, 'db'>, limit = 10): Promise<ProductImport[]> =>
  selectImports(db, limit);

/**
 * Queues a checked file for import. A file with refused rows is imported only if those are to be left out. Throws `not-found`, `conflict` when
 * another import is under way, this one was started before, or rows are refused.
 */
export async function startImport(platform: Platform, id: string, { leaveOut }: { leaveOut: boolean }): Promise<void> {
  const { report } = await showImport(platform, id);
  if (report.counts.refused > 0 && !leaveOut) throw new Fault('conflict', 'rows-refused');
  if (report.counts.new + report.counts.changed === 0) throw new Fault('conflict', 'nothing-to-import');
  await transact(platform, async ({ trx }) => {
    const queued = await queueImport(trx, id, leaveOut);
    if (queued === 'busy') throw new Fault('conflict', 'import-busy');
    if (!queued) throw new Fault('wrong-step', 'import-started');
    await platform.jobs.send(trx, IMPORT_QUEUE, { id });
  });
}

/** Stops an import so that none of it reaches the shop. One that has ended stays as it is. Throws `not-found`. */
export async function cancelImport(platform: Platform, id: string): Promise<ProductImport> {
  await showImport(platform, id);
  const stopped = await endImport(platform.db, id, ['checked', 'waiting'], {
    state: 'cancelled',
    at: platform.clock.now(),
  });
  if (!stopped) {
    await transact(platform, async ({ trx }) => {
      const alone = await holdImports(trx); // no worker is running it: the one that did was lost
      if (alone) await endImport(trx, id, ['running', 'cancelling'], { state: 'cancelled', at: platform.clock.now() });
      else await askToCancel(trx, id);
    });
  }
  return showImport(platform, id);
}
