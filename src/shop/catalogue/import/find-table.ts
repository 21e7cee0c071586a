import { tidy } from '#src/platform/spreadsheet/cell-text.ts';
import type { SheetRow } from '#src/platform/spreadsheet/read-sheet.ts';
import { guessHeading } from './headings.ts';

/** The headings must be among this many first rows. */
export const HEADING_ROWS = 30;

/** The row that looks most like headings; a title, an address and a date may come before it. */
export function findHeadingLine(rows: readonly SheetRow[]): number {
  let best = { line: rows[0]?.line ?? 1, score: 0 };
  for (const row of rows.slice(0, HEADING_ROWS)) {
    const fields = row.cells
      .map((cell) => tidy(cell))
      .flatMap((cell) => (cell === '' || cell.length > 80 ? [] : [guessHeading(cell)]));
    const score = new Set(fields.flatMap(({ field, confidence }) => (confidence === 'sure' && field ? [field] : [])))
      .size;
    const hints = new Set(fields.flatMap(({ field, confidence }) => (confidence === 'likely' && field ? [field] : [])))
      .size;
    // A title such as "Price list of solar products" has at most one hint.
    const total = score + (hints > 1 ? hints / 2 : 0);
    if (total > best.score) best = { line: row.line, score: total };
  }
  return best.score > 0 ? best.line : firstFull(rows);
}

/** Where no heading is known: the first row with as many cells as those below it. */
function firstFull(rows: readonly SheetRow[]): number {
  const filled = (row: SheetRow) => row.cells.filter((cell) => tidy(cell) !== '').length;
  const most = Math.max(0, ...rows.slice(0, HEADING_ROWS).map(filled));
  return (rows.find((row) => filled(row) >= most * 0.6) ?? rows[0])?.line ?? 1;
}
