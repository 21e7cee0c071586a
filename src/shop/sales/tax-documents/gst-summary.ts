import { invalid } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { DocumentKind } from './document.ts';
import { monthBounds } from './financial-year.ts';
import { type GstRow, sumLines } from './gst-summary.store.ts';

/** A month's tax, by kind of document: outward supplies, credits, advances received and advances refunded. */
export type GstSummary = { month: string } & Record<DocumentKind, GstRow[]>;

/** What the administrator's accountant files for a month (`2026-11`, in Indian time). Throws `invalid` for an invalid month. */
export async function gstSummary(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  month: string,
): Promise<GstSummary> {
  const bounds = monthBounds(month);
  if (!bounds) throw invalid({ month: 'must-be-month' });
  const rows = await sumLines(db, { ...bounds, test: settings.testPayments });
  const of = (kind: DocumentKind): GstRow[] =>
    rows.filter((row) => row.kind === kind).map(({ kind: _, ...row }) => row);
  return {
    month,
    invoice: of('invoice'),
    'credit-note': of('credit-note'),
    'receipt-voucher': of('receipt-voucher'),
    'refund-voucher': of('refund-voucher'),
  };
}
