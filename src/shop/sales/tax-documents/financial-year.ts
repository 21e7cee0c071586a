import type { DocumentKind } from './document.ts';

/** India has one time zone and no summer time. */
const INDIA = 5.5 * 60 * 60_000;

/** The calendar day in India, as `2026-11-21`. */
export const indianDay = (at: Date): string => new Date(at.getTime() + INDIA).toISOString().slice(0, 10);

/** The year in which the financial year of this instant begins: it runs from 1 April to 31 March in India. */
export function financialYear(at: Date): number {
  const there = new Date(at.getTime() + INDIA);
  return there.getUTCMonth() >= 3 ? there.getUTCFullYear() : there.getUTCFullYear() - 1;
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0');

/** `KS/26-27/000123`: at most 16 letters, digits, slashes and hyphens (rule 46 (b)); a seventh digit still fits. */
export const documentNumber = (letters: string, year: number, sequence: number): string =>
  `${letters}/${twoDigits(year)}-${twoDigits(year + 1)}/${String(sequence).padStart(6, '0')}`;

const TEST_LETTERS: Record<DocumentKind, string> = {
  invoice: 'I',
  'credit-note': 'C',
  'receipt-voucher': 'R',
  'refund-voucher': 'V',
};

/**
 * `TEST/I26/000123`: a document for a sale without money, in a separate series, so that the filed series have no gap. Within
 * the length that rule 46 (b) allows, even with a seventh digit; no series that the owner can name looks like it.
 */
export const testNumber = (kind: DocumentKind, year: number, sequence: number): string =>
  `TEST/${TEST_LETTERS[kind]}${twoDigits(year)}/${String(sequence).padStart(6, '0')}`;

/** A month such as `2026-11` as its first instant in India and the next month's; undefined for an invalid month. */
export function monthBounds(month: string): { from: Date; to: Date } | undefined {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) return undefined;
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: new Date(Date.UTC(year, number - 1, 1) - INDIA), to: new Date(Date.UTC(year, number, 1) - INDIA) };
}
