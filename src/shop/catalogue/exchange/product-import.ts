import type { CheckedRow, RowFault } from '#src/shop/catalogue/exchange/check-rows.ts';

/** So many faults and changes are kept of a file; all are counted. */
const KEPT_FAULTS = 2000;
const KEPT_CHANGES = 100;

export type ImportCounts = { rows: number; new: number; changed: number; unchanged: number; refused: number };
export type ImportChange = { line: number; kind: 'new' | 'changed'; name: string; columns: string[] };
/** What looking through a file came to. */
export type ImportReport = { counts: ImportCounts; faultCount: number; faults: RowFault[]; sample: ImportChange[] };

export type ProductImport = {
  id: string;
  actorName: string;
  fileName: string;
  /** `checked`: looked through, nothing changed yet. `cancelling`: asked to stop, nothing will be changed. */
  state: 'checked' | 'waiting' | 'running' | 'cancelling' | 'done' | 'failed' | 'cancelled';
  leaveOut: boolean;
  report: ImportReport;
  /** Rows that are done, of those that change something. */
  done: number;
  message: string | null;
  createdAt: Date;
  endedAt: Date | null;
};

export function reportOf(rows: CheckedRow[]): ImportReport {
  const counts: ImportCounts = { rows: rows.length, new: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  const faults = rows.flatMap((row) => row.faults);
  const sample = rows.flatMap(({ line, kind, after, columns }) => (kind === 'new' || kind === 'changed' ? [{ line, kind, name: after.name, columns }] : []));
  return { counts, faultCount: faults.length, faults: faults.slice(0, KEPT_FAULTS), sample: sample.slice(0, KEPT_CHANGES) };
}
