import type { UnknownName } from './names.ts';
import type { Reading } from './read-table.ts';
import type { CellFault, SheetProduct } from './sheet-product.ts';

export type RowFault = CellFault & { line: number; column: string; value: string };
/** What a row of the file comes to. `before` is what the shop has; `version` of it. */
export type CheckedRow = {
  line: number;
  kind: 'new' | 'changed' | 'unchanged' | 'refused';
  after: SheetProduct;
  before?: SheetProduct;
  version?: number;
  columns: string[];
  faults: RowFault[];
};

/** How a file is read, and what it comes to. */
export type Checked = {
  reading: Reading;
  rows: CheckedRow[];
  unknown: UnknownName[];
  /** Lines that hold one word or a sum and no product: headings within a price list, totals, notes. */
  skipped: number[];
  /** Whether a column says which product a row is. */
  named: boolean;
};
