import type { UnknownName } from './names.ts';
import type { Reading } from './read-table.ts';
import type { CellFault, SheetProduct } from './sheet-product.ts';

export type RowFault = CellFault & { line: number; column: string; value: string };
/** What a row of the file comes to. `before` is the product in the shop, `version` its version. */
export type CheckedRow = {
  line: number;
  kind: 'new' | 'changed' | 'unchanged' | 'refused';
  after: SheetProduct;
  before?: SheetProduct;
  version?: number;
  columns: string[];
  faults: RowFault[];
};

/** How a file is read, and the result. */
export type Checked = {
  reading: Reading;
  rows: CheckedRow[];
  unknown: UnknownName[];
  /** Lines without a product, such as a single word or a total: headings within a price list, totals, notes. */
  skipped: number[];
  /** Whether a column identifies each row's product. */
  named: boolean;
};
