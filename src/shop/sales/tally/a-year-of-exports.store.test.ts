import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eWayBillFile } from '#src/shop/sales/tax-returns/e-way-bills.ts';
import { type MonthReturns, monthReturns } from '#src/shop/sales/tax-returns/show-returns.ts';
import { writeGstr1 } from '#src/shop/sales/tax-returns/write-gstr1.ts';
import { writeGstr3b } from '#src/shop/sales/tax-returns/write-gstr3b.ts';
import { openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { storeDocuments } from '#tests/support/stored-documents.ts';
import { BUSINESS, Issuer } from '#tests/support/tax-documents.ts';
import { monthBooks } from './month-books.ts';
import { writeMasters, writeVouchers } from './write-tally.ts';

// What the owner's accountant downloads at the end of each month, for a year of a busy shop.

const MONTHS = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2026, at, 10)).toISOString().slice(0, 7));
const A_MONTH = 600;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform();
  await platform.db
    .insertInto('user')
    .values({ id: 'u1', name: 'Asha Patel', email: 'asha@kiran.example', emailVerified: true })
    .execute();
});
afterAll(() => platform?.close());

/** Sales to consumers and businesses, some with an advance or a credit note, each with its payment and its parcel. */
async function sellForAYear(): Promise<void> {
  const issuer = new Issuer();
  for (const month of MONTHS) {
    for (let sale = 0; sale < A_MONTH; sale++) {
      const state = ['Gujarat', 'Gujarat', 'Maharashtra'][sale % 3];
      const business = sale % 5 === 0 ? BUSINESS[state === 'Gujarat' ? 'Gujarat' : 'Maharashtra'] : undefined;
      const lines = [
        { price: 1_000_000 + sale, quantity: 2, rateBp: 500 },
        { price: 1_234_500 + sale * 7, quantity: 3 },
      ];
      const sold = issuer.sale({ ...(state && { state }), business, lines });
      if (sale % 6 === 0) issuer.issue('receipt-voucher', sold, `${month}-08T06:00:00Z`);
      const invoice = issuer.issue('invoice', sold, `${month}-10T06:00:00Z`);
      if (sale % 10 === 0) issuer.takeBack(invoice, 12_345, `${month}-20T06:00:00Z`);
    }
    const capturedAt = new Date(`${month}-10T06:00:00Z`);
    await platform.db
      .insertInto('payment')
      .values(
        Array.from({ length: A_MONTH }, (_, at) => ({
          ...{ id: `${month}_${at}`, uid: 'u1', kind: 'goods', receipt: `${month}_${at}`, currency: 'INR' },
          ...{ method: 'razorpay', requestHash: '', state: 'settled' as const, amountPaise: 5_703_500 + at },
          ...{ snapshot: JSON.stringify({}), providerPaymentId: `pay_${month}_${at}`, reservedUntil: capturedAt },
          ...{ createdAt: capturedAt, capturedAt, test: true },
        })),
      )
      .execute();
  }
  await storeDocuments(platform.db, issuer.all);
  await platform.db.transaction().execute(async (trx) => {
    // Parcels without their orders, which no return reads.
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const month of MONTHS)
      await trx
        .insertInto('shipment')
        .values(
          issuer.all
            .filter(({ kind, content }) => kind === 'invoice' && content.on.startsWith(month))
            .map(({ cause, issuedAt }) => ({
              ...{ id: cause, orderId: cause, state: 'shipped' as const, carrier: 'Gati', tracking: cause },
              shippedAt: issuedAt,
            })),
        )
        .execute();
  });
}

const returns = (write: (one: MonthReturns) => unknown) => async (month: string) =>
  JSON.stringify(write(await monthReturns(platform, month)));

/** Each file as its own call makes it: everything is read anew. */
const EXPORTS: Record<string, (month: string) => Promise<string>> = {
  'GSTR-1': returns(({ gstr1, gstin, month }) => writeGstr1(gstr1, gstin, month)),
  'GSTR-3B': returns(({ gstr3b, gstin, month }) => writeGstr3b(gstr3b, gstin, month)),
  'e-invoices': returns(({ eInvoices }) => eInvoices.ready.map(({ file }) => file)),
  'e-way bills': returns(({ eWayBills }) => eWayBillFile(eWayBills.ready.map(({ file }) => file))),
  'Tally masters': async (month) => {
    const { names, businesses } = await monthBooks(platform, month);
    return writeMasters(names, businesses);
  },
  'Tally vouchers': async (month) => writeVouchers((await monthBooks(platform, month)).vouchers),
};

it('writes each file of a month within five seconds', { timeout: 480_000 }, async () => {
  await sellForAYear();
  const took: Record<string, number[]> = {};
  for (const month of MONTHS) {
    expect((await monthReturns(platform, month)).problems).toEqual([]);
    for (const [name, write] of Object.entries(EXPORTS)) {
      const began = performance.now();
      const text = await write(month);
      took[name] = [...(took[name] ?? []), Math.round(performance.now() - began)];
      if (name === 'GSTR-1') expect(text.length).toBeGreaterThan(20_000);
      if (name === 'e-way bills') expect(text.split('"docNo"').length - 1).toBe(A_MONTH);
      if (name === 'Tally vouchers') expect(text.split('<VOUCHER ').length - 1).toBeGreaterThan(2 * A_MONTH);
    }
  }
  // All months are alike, so the slowest only says what else the machine did: the median is what counts.
  for (const [name, times] of Object.entries(took)) expect(median(times), name).toBeLessThan(5000);
  const figures = Object.entries(took).map(([name, times]) => `${name} ${median(times)} (${Math.max(...times)}) ms`);
  console.log(`figure: a month of ${A_MONTH} sales, median (slowest): ${figures.join(', ')}`);
});

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
