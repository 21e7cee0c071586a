export type CsvCell = string | number | null;

/** Characters that a spreadsheet takes for the start of a formula. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** Rows as a CSV that opens correctly in spreadsheets: marked as UTF-8, and customer input never runs as a formula. */
export const csvText = (rows: Iterable<readonly CsvCell[]>): string =>
  `\ufeff${[...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;

function quoted(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
