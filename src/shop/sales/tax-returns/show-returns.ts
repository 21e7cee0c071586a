import type { Platform } from '#src/platform/platform.ts';
import { indianDay } from '#src/shop/sales/tax-documents/financial-year.ts';
import { listFigures } from '#src/shop/solar/figures/list-figures.ts';
import { toBusinesses, writeEInvoices } from './e-invoices.ts';
import { aboveConsignment, writeEWayBills } from './e-way-bills.ts';
import { findProblems } from './find-problems.ts';
import { composeGstr1, sectionTotals } from './gstr1.ts';
import { gstr3bOf } from './gstr3b.ts';
import { selectCarried } from './month-documents.store.ts';
import { readMonth } from './read-month.ts';
import { thresholdsOf } from './thresholds.ts';

type Reading = Pick<Platform, 'db' | 'settings' | 'clock' | 'shopSettings'>;

/** A month's returns and everything they are made from: one reading for the page and for each of its files. Throws `invalid` for an invalid month. */
export async function monthReturns(reading: Reading, month: string) {
  const [read, { figures }] = await Promise.all([readMonth(reading, month), listFigures(reading)]);
  const thresholds = thresholdsOf(figures);
  const { gstin, hsnDigits } = reading.shopSettings.current.legal.tax;
  const gstr1 = composeGstr1(read, thresholds.largeAbove);
  const business = toBusinesses(read.documents);
  const moving = aboveConsignment(read.documents, thresholds);
  const carried = await selectCarried(
    reading.db,
    moving.map(({ cause }) => cause),
  );
  return {
    month,
    gstin,
    documents: read.documents,
    gstr1,
    gstr3b: gstr3bOf(gstr1),
    problems: findProblems(read, { gstin, hsnDigits }),
    eInvoices: {
      // Of the month's last day, so that a turnover that the owner enters during the month counts.
      needed: thresholds.needsEInvoice(indianDay(new Date(read.to.getTime() - 1))),
      ...writeEInvoices(business, read.originals),
    },
    eWayBills: writeEWayBills(moving, new Map(carried.map((one) => [one.id, one]))),
  };
}

export type MonthReturns = Awaited<ReturnType<typeof monthReturns>>;

/** What the owner sees of it. */
export async function showReturns(reading: Reading, month: string) {
  const { gstin, gstr1, gstr3b, problems, eInvoices, eWayBills } = await monthReturns(reading, month);
  const numbers = <File>({
    ready,
    left,
  }: {
    ready: { id: string; number: string; file: File }[];
    left: typeof eInvoices.left;
  }) => ({
    ready: ready.map(({ id, number }) => ({ id, number })),
    left,
  });
  return {
    gstin,
    sections: sectionTotals(gstr1),
    nil: gstr3b.nil,
    advances: gstr1.advances,
    gstr3b,
    problems,
    eInvoices: { needed: eInvoices.needed, ...numbers(eInvoices) },
    eWayBills: numbers(eWayBills),
  };
}
