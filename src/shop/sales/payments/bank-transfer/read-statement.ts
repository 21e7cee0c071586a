import type { Day } from '#src/kernel/india-time.ts';
import type { Paise } from '#src/kernel/money.ts';
import { because } from '#src/kernel/refusals.ts';
import { invalid } from '#src/platform/fault.ts';
import { readSheet, type SheetRow } from '#src/platform/spreadsheet/read-sheet.ts';
import { readHeadings, type StatementColumns } from './statement-columns.ts';
import { readAmount, readDay, type StatementAmount } from './statement-values.ts';

/** Money that came in, as the bank says it; `words` with the bank's own number where that has a column of its own. */
export type StatementCredit = { day: Day; words: string; amount: Paise };

/** How far down the headings may be: banks print the account and its holder above them. */
const TITLES = 60;
const MOST_WORDS = 500;

/**
 * The credits of a bank's statement (CSV or XLSX). Columns are found by their headings; what is above them, and rows without a date, are no
 * transactions. Throws `invalid` for a file without such headings, and for a transaction whose amount cannot be read.
 */
export async function readStatement(bytes: Uint8Array): Promise<StatementCredit[]> {
  const rows = await readSheet(bytes);
  for (const [at, { cells }] of rows.slice(0, TITLES).entries()) {
    const columns = readHeadings(cells);
    if (columns) return rows.slice(at + 1).flatMap((row) => readCredit(row, columns) ?? []);
  }
  throw invalid({ file: 'statement-headings' });
}

function readCredit({ line, cells }: SheetRow, columns: StatementColumns): StatementCredit | undefined {
  const day = readDay(cells[columns.day] ?? '');
  if (!day) return undefined;
  const found = readAmount(cells[columns.credit ?? columns.amount ?? -1] ?? '');
  if (found === undefined) throw invalid({ file: because('statement-amount', { line }) });
  if (found === 'none' || !isCredit(found, cells, columns)) return undefined;
  const words = [columns.words, columns.reference]
    .flatMap((at) => (at === undefined ? [] : (cells[at] ?? '').replace(/\s+/g, ' ').trim()))
    .filter((part, at, all) => part !== '' && (at === 0 || !all[0]?.includes(part)))
    .join(' · ');
  return { day, words: words.slice(0, MOST_WORDS), amount: found.amount };
}

/** In a column of credits everything is one, unless it says that it is not (a reversal). */
function isCredit({ side }: StatementAmount, cells: string[], columns: StatementColumns): boolean {
  if (columns.credit !== undefined) return side !== 'debit';
  const said = columns.side === undefined ? '' : (cells[columns.side] ?? '').trim().toLowerCase();
  if (/^(cr|credit|c|deposit)\b/.test(said)) return true;
  return said === '' && side === 'credit';
}
