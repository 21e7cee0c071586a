import { createHash } from 'node:crypto';
import type { Day } from '#src/kernel/india-time.ts';
import type { Paise } from '#src/kernel/money.ts';
import { because } from '#src/kernel/refusals.ts';
import { invalid } from '#src/platform/fault.ts';
import { readSheet, type SheetRow } from '#src/platform/spreadsheet/read-sheet.ts';
import { readAmount, readDay } from '#src/shop/sales/payments/bank-transfer/statement-values.ts';
import { type RemittanceColumns, readHeadings } from './remittance-columns.ts';

/** What a carrier has collected for one parcel, as its file says it. */
export type RemittanceRow = {
  waybill: string;
  orderRef: string;
  amount: Paise;
  day: Day | undefined;
  utr: string;
  /** By which the row is known again, in whichever file it comes. */
  fingerprint: string;
};

/** How far down the headings may be: carriers print the remittance and its total above them. */
const TITLES = 60;

/**
 * The collections of a carrier's remittance file (CSV or XLSX). Columns are found by their headings; rows that name no parcel are sums, and rows
 * without an amount were prepaid. Throws `invalid` for a file without such headings, and for a row whose amount cannot be read.
 */
export async function readRemittance(bytes: Uint8Array): Promise<RemittanceRow[]> {
  const rows = await readSheet(bytes);
  for (const [at, { cells }] of rows.slice(0, TITLES).entries()) {
    const columns = readHeadings(cells);
    if (columns) return rows.slice(at + 1).flatMap((row) => readRow(row, columns) ?? []);
  }
  throw invalid({ file: 'remittance-headings' });
}

function readRow({ line, cells }: SheetRow, columns: RemittanceColumns): RemittanceRow | undefined {
  const cell = (at: number | undefined) => (at === undefined ? '' : (cells[at] ?? '').trim());
  const waybill = plainWaybill(cell(columns.waybill));
  const orderRef = cell(columns.order).replace(/^'/, '').slice(0, 60);
  if (waybill === '' && !/\d/.test(orderRef)) return undefined;
  const found = readAmount(cell(columns.amount));
  if (found === undefined) throw invalid({ file: because('statement-amount', { line }) });
  // What a carrier takes back was never the customer's.
  if (found === 'none' || found.side === 'debit') return undefined;
  const { amount } = found;
  const [day, utr] = [
    readDay(cell(columns.day)),
    cell(columns.utr)
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .slice(0, 40),
  ];
  return { waybill, orderRef, amount, day, utr, fingerprint: fingerprintOf({ waybill, orderRef, amount, day, utr }) };
}

/** A waybill without what sheets and people put into it; empty for a word such as Total. */
const plainWaybill = (text: string): string =>
  /\d/.test(text)
    ? text
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, '')
        .slice(0, 60)
    : '';

/** One parcel is collected once for one amount, in whichever file it stands; without a waybill, day and UTR say which file that was. */
const fingerprintOf = ({ waybill, orderRef, amount, day, utr }: Omit<RemittanceRow, 'fingerprint'>): string =>
  createHash('sha256')
    .update((waybill ? [waybill, amount] : ['', orderRef.toUpperCase(), amount, day ?? '', utr]).join('\n'))
    .digest('base64url');
