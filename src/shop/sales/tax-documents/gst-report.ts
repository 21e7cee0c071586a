import { invalid } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { monthBounds } from './financial-year.ts';
import { selectBusiness, selectPlaces, selectSeries } from './gst-report.store.ts';
import { gstSummary } from './gst-summary.ts';

/**
 * A month's tax as the accountant files it: series, place of supply, businesses, and the HSN summary. A live shop counts only
 * real documents, a test shop only tests: tests are no supplies. Throws `invalid`.
 */
export async function gstReport({ db, settings }: Pick<Platform, 'db' | 'settings'>, month: string) {
  const span = monthBounds(month);
  if (!span) throw invalid({ month: 'must-be-month' });
  const bounds = { ...span, test: settings.testPayments };
  const [series, places, business, summary] = await Promise.all([
    selectSeries(db, bounds),
    selectPlaces(db, bounds),
    selectBusiness(db, bounds),
    gstSummary({ db, settings }, month),
  ]);
  const hsn = (['invoice', 'credit-note', 'receipt-voucher', 'refund-voucher'] as const).flatMap((kind) =>
    summary[kind].map((row) => ({ kind, ...row })),
  );
  return { month, test: settings.testPayments, series, places, business, hsn };
}

export type GstReport = Awaited<ReturnType<typeof gstReport>>;
