import { type Day, isDay } from '#src/kernel/india-time.ts';
import { MAX_PAISE, type Paise, paise } from '#src/kernel/money.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DATE = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/., ]{1,2}(\d{4}|\d{2})(?!\d)/i;

/** A date as Indian banks write it, the day first: 05/11/26, 05-11-2026, 5 Nov 2026; undefined for anything else. */
export function readDay(cell: string): Day | undefined {
  const text = cell.trim();
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  if (iso) return isDay(iso) ? iso : undefined;
  const [, day = '', named = '', year = ''] = DATE.exec(text) ?? [];
  const month = /\d/.test(named) ? Number(named) : MONTHS.indexOf(named.slice(0, 3).toLowerCase()) + 1;
  const written = `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : undefined;
}

/** An amount of a statement; `side`: what the cell itself says, by its sign or a Cr or Dr beside it. */
export type StatementAmount = { amount: Paise; side: 'credit' | 'debit' | undefined };

const AMOUNT = /^(?:₹|INR|Rs\.?)?([+-]?)(?:₹|INR|Rs\.?)?(\d[\d,]*)(?:\.(\d{1,2}))?(cr|dr)?\.?$/i;

/** An amount as banks write it, such as 1,00,000.00, ₹500.5 Cr or (250.00). An empty cell, a dash and zero are none; undefined is unreadable. */
export function readAmount(cell: string): StatementAmount | 'none' | undefined {
  const text = cell.replace(/[\s\u00a0]/g, '');
  if (text === '' || /^-+$/.test(text)) return 'none';
  const bracketed = /^\((.*)\)$/.exec(text)?.[1];
  const [found, sign, rupees = '', cents = '', side] = AMOUNT.exec(bracketed ?? text) ?? [];
  if (found === undefined) return undefined;
  const amount = Number(rupees.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  if (!(amount <= MAX_PAISE)) return undefined;
  if (amount === 0) return 'none';
  return { amount: paise(amount), side: sideOf(sign, side, bracketed !== undefined) };
}

function sideOf(sign: string | undefined, word: string | undefined, bracketed: boolean): StatementAmount['side'] {
  if (bracketed || sign === '-' || word?.toLowerCase() === 'dr') return 'debit';
  return sign === '+' || word?.toLowerCase() === 'cr' ? 'credit' : undefined;
}
