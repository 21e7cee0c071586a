import { DAY_MS } from '#src/kernel/india-time.ts';
import { checkpoint } from '#src/platform/checkpoint.ts';
import { isForeignKeyViolation } from '#src/platform/database/database.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { isUnreachable } from '#src/platform/database/unreachable.ts';
import { Fault } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { readSheet } from '#src/platform/spreadsheet/read-sheet.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { isSkuTaken, replaceAllPictures } from '#src/shop/catalogue/products/product-write.store.ts';
import { noteStock } from '#src/shop/catalogue/products/stock.ts';
import { isRemote } from '#src/shop/catalogue/remote-pictures/remote-picture.ts';
import { wantPictures } from '#src/shop/catalogue/remote-pictures/want-pictures.ts';
import { checkRows } from './check-rows.ts';
import type { CheckedRow } from './checked.ts';
import { insertMany, lockVersions, selectKnown, updateMany } from './import.store.ts';
import { differences, type ImportLine, insertLines } from './import-line.store.ts';
import { claimImport, endImport, forgetImports, holdImports, noteProgress } from './import-list.store.ts';
import { makeNames } from './make-names.ts';
import { reportOf } from './product-import.ts';
import type { ImportPlan, Reading } from './read-table.ts';

const BATCH = 500;
/** The most products named in the audit log's line. */
const NAMED = 100;

class Cancelled extends Error {}
class MovedOn extends Error {}

/**
 * Imports a file in one transaction: all of it ends up in the shop, or nothing. Between batches it records progress and checks whether to stop. If
 * its worker is killed, the transaction is rolled back and the queue starts it again. The file is compared with the shop again before anything is
 * locked, so that shoppers wait only for the writes.
 */
export async function runImport(platform: Platform, id: string): Promise<void> {
  const claimed = await claimImport(platform.db, id);
  if (!claimed) {
    // Its worker was lost after the import was asked to stop.
    await endImport(platform.db, id, ['cancelling'], { state: 'cancelled', at: platform.clock.now() });
    return;
  }
  const at = platform.clock.now();
  const end = (state: 'failed' | 'cancelled', message?: string) =>
    endImport(platform.db, id, ['running', 'cancelling'], {
      state,
      at: platform.clock.now(),
      ...(message && { message }),
    });
  try {
    const sheet = await readSheet(claimed.file);
    for (let tries = 1; ; tries++) {
      const checked = await checkRows(platform.db, sheet, asSeen(claimed));
      const { rows } = checked;
      const report = { ...reportOf(checked), ...readingOf(claimed.report) };
      if (report.counts.refused > 0 && !claimed.leaveOut) throw new Fault('conflict', 'import-outdated');
      try {
        await transact(platform, async (write) => {
          if (!(await holdImports(write.trx))) throw new MovedOn();
          const wanted = inWriteOrder(rows);
          const made = await makeNames(write.trx, id, wanted);
          for (let from = 0; from < wanted.length; from += BATCH) {
            await writeBatch(platform, write, wanted.slice(from, from + BATCH), { id, at });
            checkpoint('import.writing');
            if (!(await noteProgress(platform.db, id, Math.min(from + BATCH, wanted.length)))) throw new Cancelled();
          }
          const { rows: _, ...counts } = report.counts;
          const list = wanted
            .slice(0, NAMED)
            .map(({ after, kind, columns }) => `${after.name}: ${kind === 'new' ? 'new' : columns.join(', ')}`);
          const actor = { uid: claimed.actor, name: claimed.actorName };
          await recordAction(
            write,
            actor,
            {
              act: 'products.imported',
              subject: `import:${id}`,
              after: { file: claimed.fileName, ...counts, ...made, list },
            },
            at,
          );
          if (!(await endImport(write.trx, id, ['running'], { state: 'done', report, at: platform.clock.now() })))
            throw new Cancelled();
          write.expire(TAGS.products, TAGS.categories, live('catalogue'));
        });
        return;
      } catch (error) {
        // A product, a SKU or a name was taken or removed since the comparison: the next attempt sees it.
        if (tries < 3 && (error instanceof MovedOn || isSkuTaken(error) || isForeignKeyViolation(error))) continue;
        if (!isSkuTaken(error)) throw error;
        throw new Fault('conflict', 'import-sku-taken');
      }
    }
  } catch (error) {
    if (error instanceof Cancelled) await end('cancelled');
    else if (error instanceof Fault) await end('failed', error.reason.code);
    else if (error instanceof MovedOn || isUnreachable(error))
      throw error; // the queue retries
    else {
      platform.log.error({ err: error, import: id }, 'an import failed');
      await end('failed');
    }
  }
}

/** Rows that write something. Those without a SKU come last: one generated for them must not be one that a later row gives. */
function inWriteOrder(rows: readonly CheckedRow[]): CheckedRow[] {
  const wanted = rows.filter(({ kind }) => kind === 'new' || kind === 'changed');
  return wanted.toSorted((a, b) => Number(a.after.sku === '') - Number(b.after.sku === ''));
}

type Claimed = { plan: Record<string, unknown>; report: Record<string, unknown> };
const readingOf = (report: Record<string, unknown>) =>
  'reading' in report ? { reading: report.reading as Reading } : {};

/** The plan as the owner saw it when starting: what is remembered of headings may have changed since. */
function asSeen({ plan, report }: Claimed): ImportPlan {
  const { reading } = readingOf(report);
  return reading
    ? { ...plan, headingLine: reading.headingLine, fields: reading.columns.map(({ field }) => field) }
    : (plan as ImportPlan);
}

async function writeBatch(
  platform: Platform,
  write: Write,
  rows: CheckedRow[],
  { id: importId, at }: { id: string; at: Date },
): Promise<void> {
  const { trx, expire } = write;
  const remote = rows.flatMap((row) => partPictures(row, platform.settings));
  const fresh = rows.flatMap(({ kind, after }) =>
    kind === 'new' ? [Object.assign(after, { id: newId('prd', at.getTime()) })] : [],
  );
  const changed = rows.filter(({ kind }) => kind === 'changed');
  const now = await lockVersions(
    trx,
    changed.map(({ after }) => after.id),
  );
  const movements = fresh.map(({ id, stock }) => ({ productId: id, change: stock }));
  const adjusted: { productId: string; change: number }[] = [];
  const lines: ImportLine[] = fresh.map((after) => ({ productId: after.id, before: null, after }));
  const updated = changed.map(({ after, before, version }) => {
    const current = now.get(after.id);
    if (!current || current.version !== version) throw new MovedOn();
    // Applied as a difference: what was sold since the comparison stays sold (rules.md §4).
    const stock = Math.max(0, current.stock + after.stock - (before?.stock ?? 0));
    adjusted.push({ productId: after.id, change: stock - current.stock });
    const product = { ...after, stock };
    lines.push({ productId: after.id, ...differences({ ...(before ?? after), stock: current.stock }, product) });
    return product;
  });
  await updateMany(trx, updated, at);
  await insertMany(trx, fresh, at);
  const note = (changes: { productId: string; change: number }[]) => changes.filter(({ change }) => change !== 0);
  await noteStock(trx, note(movements), { reason: 'opening', reference: 'import', at });
  await noteStock(trx, note(adjusted), { reason: 'adjusted', reference: 'import', at });
  const pictured = rows.filter(
    ({ before, after }) =>
      !before || before.mainImage !== after.mainImage || before.otherImages.join() !== after.otherImages.join(),
  );
  const known = await selectKnown(
    trx,
    pictured.flatMap(({ before, after }) => (before ? [after.id] : [])),
  );
  for (const { productId, before } of lines) {
    const { alts } = known.get(productId) ?? {};
    if (before && alts) before.alts = alts;
  }
  await replaceAllPictures(
    trx,
    new Map(pictured.map(({ after }) => [after.id, [after.mainImage, ...after.otherImages].filter(Boolean)])),
  );
  await wantPictures(platform, write, {
    importId,
    pictures: remote.map(({ row, urls }) => ({ productId: row.after.id, urls })),
  });
  await insertLines(trx, importId, lines);
  expire(...updated.map(({ id }) => TAGS.product(id)));
}

/** Takes addresses at other servers out of a row, to be fetched. Until then a product keeps the pictures that it has. */
function partPictures(row: CheckedRow, settings: { pictureHosts: string[] }): { row: CheckedRow; urls: string[] }[] {
  if (!row.columns.includes('main_image') && !row.columns.includes('other_images')) return [];
  const { after, before } = row;
  const all = [after.mainImage, ...after.otherImages].filter(Boolean);
  const urls = all.filter((url) => isRemote(url, settings));
  if (urls.length === 0) return [];
  const own = all.filter((url) => !isRemote(url, settings));
  [after.mainImage = '', ...after.otherImages] =
    own.length > 0 ? own : [before?.mainImage ?? '', ...(before?.otherImages ?? [])].filter(Boolean);
  return [{ row, urls }];
}

const KEPT_DAYS = 30;

/** Forgets files that were imported long ago. */
export async function forgetOldImports({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await forgetImports(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS));
}
