import { invalid } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { monthBounds } from '#src/shop/sales/tax-documents/financial-year.ts';
import { selectAdvanceHistory, selectMissing, selectMonth, selectOriginals } from './month-documents.store.ts';
import type { MonthDocuments } from './return-document.ts';

/**
 * A month's documents (`2026-11`, in India's time). A live shop reads only real documents, a test shop only tests: tests are no supplies.
 * Throws `invalid` for an invalid month.
 */
export async function readMonth(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  month: string,
): Promise<MonthDocuments> {
  const span = monthBounds(month);
  if (!span) throw invalid({ month: 'must-be-month' });
  const bounds = { ...span, test: settings.testPayments };
  const [documents, originals, advanceHistory, missing] = await Promise.all([
    selectMonth(db, bounds),
    selectOriginals(db, bounds),
    selectAdvanceHistory(db, bounds),
    selectMissing(db, bounds),
  ]);
  return { ...span, documents, originals: new Map(originals.map((one) => [one.id, one])), advanceHistory, missing };
}
