import type { DocumentKind } from './document.ts';

/** Titles of the documents. Tax documents are in English, whatever the customer's language. */
export const TITLES: Record<DocumentKind, string> = {
  invoice: 'Tax invoice',
  'credit-note': 'Credit note',
  'receipt-voucher': 'Receipt voucher',
  'refund-voucher': 'Refund voucher',
};

/** How a document of each kind labels the documents it refers to. */
export const REFERS: Record<DocumentKind, string> = {
  invoice: 'Advance received',
  'credit-note': 'Against invoice',
  'receipt-voucher': 'Against',
  'refund-voucher': 'Against receipt',
};

/** Label of the total of each kind of document. */
export const TOTALS: Record<DocumentKind, string> = {
  invoice: 'Invoice total',
  'credit-note': 'Total credited',
  'receipt-voucher': 'Advance received',
  'refund-voucher': 'Advance refunded',
};

const indian = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });
const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `1,00,000.00`: the columns' headings have the rupee sign. */
export const figure = (paise: number): string => indian.format(paise / 100);
export const rupees = (paise: number): string => `₹${figure(paise)}`;
export const rate = (basisPoints: number): string => `${percent.format(basisPoints / 100)}%`;
export const writtenDay = (on: string): string => day.format(new Date(`${on}T00:00:00Z`));
