import { Fault, notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type SheetCell, writeSheet } from '#src/platform/spreadsheet/write-sheet.ts';
import type { Actor } from '#src/shop/audit/record-action.ts';
import { selectKnown } from './moved-customer.store.ts';
import { insertImport, selectImport, selectImports } from './moving-import.store.ts';
import { type MovingImport, type MovingReport, movingFaultWords } from './moving-import.ts';
import { selectNumbers } from './past-order.store.ts';
import { type ReadExport, readExport } from './read-export.ts';

/** The most faults stored for a file; all are counted. */
const KEPT_FAULTS = 2000;
const SAMPLE = 12;

/** Looks an export file of another shop through and stores what it says; nothing in the shop changes. Throws `invalid`, `too-large`, `unsupported-type`. */
export async function checkMovingFile(
  platform: Platform,
  actor: Actor,
  file: { name: string; bytes: Uint8Array },
): Promise<MovingImport> {
  const read = await readExport(file.bytes);
  const createdAt = platform.clock.now();
  const id = newId('mov', createdAt.getTime());
  await insertImport(platform.db, {
    id,
    kind: read.kind,
    source: read.source,
    actor: actor.uid,
    actorName: actor.name,
    fileName: file.name,
    rows: read.rows,
    report: await compare(platform, read),
    createdAt,
  });
  return showMovingImport(platform, id);
}

/** What the file would do to the shop as it is. */
async function compare({ db }: Pick<Platform, 'db'>, read: ReadExport): Promise<MovingReport> {
  const { records, repeated, refused, faults } = read;
  const report = {
    faultCount: faults.length,
    faults: faults.slice(0, KEPT_FAULTS),
    consented: 0,
  };
  const counts = { rows: records, known: 0, refused };
  if (read.kind === 'orders') {
    const there = await selectNumbers(
      db,
      read.source,
      read.rows.map(({ number }) => number),
    );
    const fresh = read.rows.filter(({ number }) => !there.has(number));
    return {
      ...report,
      counts: { ...counts, new: fresh.length, same: repeated + there.size },
      sample: fresh.slice(0, SAMPLE).map(({ number, name }) => [number, name].filter(Boolean).join(' · ')),
    };
  }
  const { moved, accounts } = await selectKnown(
    db,
    read.rows.map(({ email }) => email),
  );
  const fresh = read.rows.filter(({ email }) => !moved.has(email));
  const known = fresh.filter(({ email }) => accounts.has(email)).length;
  return {
    ...report,
    counts: { ...counts, new: fresh.length, known, same: repeated + moved.size },
    consented: fresh.filter(({ consented }) => consented).length,
    sample: fresh.slice(0, SAMPLE).map(({ name, email }) => [name, email].filter(Boolean).join(' · ')),
  };
}

/** Throws `not-found`. */
export async function showMovingImport({ db }: Pick<Platform, 'db'>, id: string): Promise<MovingImport> {
  const found = await selectImport(db, id);
  if (!found) throw notFound('import');
  return found;
}

/** Newest first. */
export const listMovingImports = ({ db }: Pick<Platform, 'db'>, limit = 10): Promise<MovingImport[]> =>
  selectImports(db, limit);

/** What is wrong with the rows of a file, as a CSV. Throws `not-found`. */
export async function exportMovingFaults(
  platform: Pick<Platform, 'db'>,
  id: string,
): Promise<AsyncGenerator<Uint8Array>> {
  const { report } = await showMovingImport(platform, id);
  async function* rows(): AsyncGenerator<SheetCell[]> {
    yield ['line', 'column', 'value', 'fault'];
    for (const fault of report.faults) yield [fault.line, fault.column, fault.value, movingFaultWords(fault)];
  }
  return writeSheet(rows(), 'csv');
}

/** Throws `conflict` for a file with refused rows, unless those are to be left out, and for one that brings nothing. */
export function needReady({ counts }: MovingReport, leaveOut: boolean): void {
  if (counts.refused > 0 && !leaveOut) throw new Fault('conflict', 'rows-refused');
  if (counts.new === 0) throw new Fault('conflict', 'nothing-to-import');
}
