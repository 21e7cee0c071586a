import { tidy } from './cell-text.ts';
import type { SheetRow } from './read-sheet.ts';

/** The most rows that one file may bring in. */
export const MOST_ROWS = 20_000;

/** The headings of a sheet and the rows under them. */
export type Table = { headingLine: number; headings: string[]; rows: SheetRow[] };

/** Splits a sheet at its headings. Rows that repeat the headings, as at the top of each printed page, are left out. */
export function cutTable(rows: readonly SheetRow[], headingLine: number): Table {
  const at = rows.findIndex(({ line }) => line === headingLine);
  const head = rows[at];
  if (!head) return { headingLine, headings: [], rows: [] };
  const under = rows.slice(at + 1);
  const width = under.reduce((most, { cells }) => Math.max(most, cells.length), head.cells.length);
  const headings = Array.from({ length: width }, (_, column) => tidy(head.cells[column] ?? ''));
  const again = head.cells.join('\n');
  return { headingLine, headings, rows: under.filter(({ cells }) => cells.join('\n') !== again) };
}

export type CellsOf = (row: SheetRow, ...names: string[]) => string;

/** Cells by heading: the first that exists and is not empty. */
export function cellsOf({ headings }: Pick<Table, 'headings'>): CellsOf {
  const places = new Map(headings.map((heading, at) => [heading.toLowerCase(), at]));
  return (row, ...names) => {
    for (const name of names) {
      const cell = row.cells[places.get(name) ?? -1]?.trim();
      if (cell) return cell;
    }
    return '';
  };
}
