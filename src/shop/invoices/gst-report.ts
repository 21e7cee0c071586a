import { invalid } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { monthBounds } from '#src/shop/invoices/financial-year.ts';
import { selectBusiness, selectPlaces, selectSeries } from '#src/shop/invoices/gst-report.store.ts';
import { gstSummary } from '#src/shop/invoices/gst-summary.ts';

/** A month's tax as the accountant files it: series, place of supply, businesses, and the HSN summary. Throws `invalid`. */
export async function gstReport({ db }: Pick<Platform, 'db'>, month: string) {
  const bounds = monthBounds(month);
  if (!bounds) throw invalid({ month: 'Must be a month such as 2026-11' });
  const [series, places, business, summary] = await Promise.all([
    selectSeries(db, bounds),
    selectPlaces(db, bounds),
    selectBusiness(db, bounds),
    gstSummary({ db }, month),
  ]);
  const hsn = (['invoice', 'credit-note', 'receipt-voucher', 'refund-voucher'] as const).flatMap((kind) => summary[kind].map((row) => ({ kind, ...row })));
  return { month, series, places, business, hsn };
}

export type GstReport = Awaited<ReturnType<typeof gstReport>>;
