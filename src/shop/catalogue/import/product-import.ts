import { DAY_MS } from '#src/kernel/india-time.ts';
import type { Checked, RowFault } from './checked.ts';
import type { UnknownName } from './names.ts';
import type { Reading } from './read-table.ts';

/** The most faults and changes stored per file; all are counted. */
const KEPT_FAULTS = 2000;
const KEPT_CHANGES = 100;
const KEPT_NAMES = 500;
const KEPT_LINES = 20;

type ImportCounts = { rows: number; new: number; changed: number; unchanged: number; refused: number };
type ImportChange = { line: number; kind: 'new' | 'changed'; name: string; columns: string[] };
/** The result of checking a file. */
export type ImportReport = {
  counts: ImportCounts;
  faultCount: number;
  faults: RowFault[];
  sample: ImportChange[];
  /** How it was read; absent in a list of imports, and for files from before there was a choice. */
  reading?: Reading;
  unknown: UnknownName[];
  /** Lines without a product: how many, and the first of them. */
  skipped?: { count: number; lines: number[] };
  /** Whether a column identifies each row's product: without one nothing can be imported. */
  named?: boolean;
};
/** The result of undoing an import. `kept`: fields that somebody has changed since, by product; only the first are named. */
export type ImportUndone = {
  at: string;
  removed: number;
  archived: number;
  restored: number;
  keptCount: number;
  kept: { id: string; name: string; fields: string[] }[];
  brands: number;
  categories: number;
};

/** Until when an import can be undone after its end. */
export const undoableUntil = ({ state, endedAt }: Pick<ProductImport, 'state' | 'endedAt'>): Date | undefined =>
  state === 'done' && endedAt ? new Date(endedAt.getTime() + DAY_MS) : undefined;

export type ProductImport = {
  id: string;
  actorName: string;
  fileName: string;
  /** `checked`: read, nothing changed yet. `cancelling`: asked to stop, nothing will change. `undone`: reversed. */
  state: 'checked' | 'waiting' | 'running' | 'cancelling' | 'done' | 'failed' | 'cancelled' | 'undone';
  leaveOut: boolean;
  report: ImportReport;
  undone: ImportUndone | null;
  /** Rows processed, of those that change something. */
  done: number;
  /** Why it failed: a reason's code; in old rows a sentence. */
  message: string | null;
  createdAt: Date;
  endedAt: Date | null;
};

export function reportOf({ rows, reading, unknown, skipped, named }: Checked): ImportReport {
  const counts: ImportCounts = { rows: rows.length, new: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  const faults = rows.flatMap((row) => row.faults);
  const sample = rows.flatMap(({ line, kind, after, columns }) =>
    kind === 'new' || kind === 'changed' ? [{ line, kind, name: after.name, columns }] : [],
  );
  return {
    counts,
    faultCount: faults.length,
    faults: faults.slice(0, KEPT_FAULTS),
    sample: sample.slice(0, KEPT_CHANGES),
    reading,
    unknown: unknown.slice(0, KEPT_NAMES),
    skipped: { count: skipped.length, lines: skipped.slice(0, KEPT_LINES) },
    named,
  };
}
