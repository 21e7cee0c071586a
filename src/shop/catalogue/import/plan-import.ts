import { Fault, invalid } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { readSheet } from '#src/platform/spreadsheet/read-sheet.ts';
import { showImport } from './check-import.ts';
import { checkRows } from './check-rows.ts';
import { columnNamed } from './columns.ts';
import { REPEATED } from './headings.ts';
import { keepMapping, planImport as keepPlan, selectFile } from './import-list.store.ts';
import { type ProductImport, reportOf } from './product-import.ts';
import type { ImportPlan } from './read-table.ts';

/**
 * Rereads a checked file as its owner directs: where its headings are, what its columns are, what becomes of names that the shop lacks. Anything
 * absent stays as it was; a new heading line starts from guesses. The choices for columns are remembered for the next file with the same headings.
 * Throws `not-found`, `wrong-step` once it was started, `conflict` when the plan was changed in the meantime, `invalid`.
 */
export async function planImport(platform: Platform, id: string, change: ImportPlan): Promise<ProductImport> {
  const stored = await selectFile(platform.db, id);
  if (!stored) throw await startedBefore(platform, id);
  const was = stored.plan as ImportPlan;
  const moved = change.headingLine !== undefined && change.headingLine !== was.headingLine;
  const plan: ImportPlan = { ...was, ...change, ...(moved && { fields: change.fields }) };
  if (change.fields) checkFields(change.fields);
  const sheet = await readSheet(stored.file);
  if (plan.headingLine !== undefined && !sheet.some(({ line }) => line === plan.headingLine))
    throw invalid({ headingLine: 'no-such-row' });
  const checked = await checkRows(platform.db, sheet, plan);
  if (change.fields && change.fields.length !== checked.reading.columns.length)
    throw invalid({ fields: 'say-each-column' });
  if (!(await keepPlan(platform.db, id, was, plan, reportOf(checked)))) {
    if (await selectFile(platform.db, id)) throw new Fault('conflict', 'file-read-otherwise');
    throw await startedBefore(platform, id);
  }
  if (change.fields) await keepMapping(platform.db, checked.reading.fingerprint, change.fields, platform.clock.now());
  return showImport(platform, id);
}

/** Throws `not-found`. */
async function startedBefore(platform: Platform, id: string): Promise<Fault> {
  await showImport(platform, id);
  return new Fault('wrong-step', 'import-started');
}

function checkFields(fields: readonly string[]): void {
  const chosen = fields.filter((field) => field !== '' && !REPEATED.includes(field));
  if (fields.some((field) => field !== '' && !columnNamed(field))) throw invalid({ fields: 'no-such-column' });
  if (new Set(chosen).size !== chosen.length) throw invalid({ fields: 'column-twice' });
}
