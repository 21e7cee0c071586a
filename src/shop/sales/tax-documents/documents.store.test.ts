import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Paise } from '#src/kernel/money.ts';
import { transact } from '#src/platform/database/transact.ts';
import { openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import type { IssuedDocument } from './document.ts';
import { gstReport } from './gst-report.ts';
import type { GstRow } from './gst-summary.store.ts';
import { gstSummary } from './gst-summary.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { issueInvoice } from './issue-invoice.ts';
import { issueReceiptVoucher } from './issue-receipt-voucher.ts';
import { issueRefundVoucher } from './issue-refund-voucher.ts';
import type { Sale, Units } from './sale.ts';
import type { TakeBackInput } from './take-back.ts';
import { addTax } from './tax.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform({
    RAZORPAY_KEY_ID: 'rzp_live_1',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: 'hook secret',
  });
  await platform.db
    .insertInto('user')
    .values({ id: 'u1', name: 'Asha Patel', email: 'asha@kiran.example', emailVerified: true })
    .execute();
});
afterAll(() => platform?.close());

const at = new Date('2026-11-21T06:00:00Z');
let orders = 0;
/** Three panels at 5 % with a discount, a battery at 18 %, and delivery: ₹10,650 together. */
function newSale(more: Partial<Sale> = {}): Sale {
  orders += 1;
  const party = { name: 'Asha Patel', lines: ['12, Shanti Society', 'Ahmedabad 380009'], state: 'Gujarat' };
  return {
    uid: 'u1',
    test: false,
    subject: { id: `ord_${orders}`, label: 'Order', number: String(orders), at },
    buyer: party,
    deliverTo: party,
    lines: [
      {
        name: 'Panel',
        hsn: '854143',
        quantity: 3,
        price: 250_000 as Paise,
        discount: 100_000 as Paise,
        gstRateBp: 500,
      },
      { name: 'Battery', hsn: '850760', quantity: 1, price: 400_000 as Paise, discount: 0 as Paise, gstRateBp: 1800 },
    ],
    delivery: 15_000 as Paise,
    payment: 'pay_1',
    ...more,
  };
}
const invoice = (sale: Sale, cause: string, units?: Units[], on = at) =>
  transact(platform, (write) => issueInvoice(write, { ...sale, cause, at: on, ...(units && { units }) }));
const credit = (sale: Sale, input: Omit<TakeBackInput, 'subjectId' | 'reason' | 'at'>) =>
  transact(platform, (write) =>
    issueCreditNote(write, { subjectId: sale.subject.id, reason: 'Goods returned', at, ...input }),
  );
const sum = (documents: IssuedDocument[]) => addTax(documents.map(({ content }) => content.totals));

describe('invoices', () => {
  it('of all parcels sum to what was paid, and each parcel has one', async () => {
    const sale = newSale();
    const first = await invoice(sale, 'a1', [{ position: 0, quantity: 2 }]);
    const rest = await invoice(sale, 'a2');
    expect(rest.content.lines.map(({ position, quantity }) => ({ position, quantity }))).toEqual([
      { position: 0, quantity: 1 },
      { position: 1, quantity: 1 },
    ]);
    expect(first.total + rest.total).toBe(1_065_000);
    expect(await invoice(sale, 'a1', [{ position: 0, quantity: 2 }])).toEqual(first);
    await expect(invoice(sale, 'a3', [{ position: 0, quantity: 1 }])).rejects.toThrow(RangeError);
  });

  it('do not change with the order later: their contents stay frozen', async () => {
    const sale = newSale();
    const made = await invoice(sale, 'b1');
    expect(await invoice({ ...sale, lines: [], delivery: 0 as Paise }, 'b1')).toEqual(made);
  });
});

describe('credit notes', () => {
  it('take goods back from their own parcels, and together exactly what was invoiced', async () => {
    const sale = newSale();
    const [one, two] = [await invoice(sale, 'c1', [{ position: 0, quantity: 2 }]), await invoice(sale, 'c2')];
    // Three panels returned, refunded without delivery: two of the first invoice, one of the second.
    const notes = await credit(sale, { cause: 'ret_c', amount: 650_000, units: [{ position: 0, quantity: 3 }] });
    expect(
      notes.map(({ content }) => [content.refersTo[0]?.id, content.lines.map(({ quantity }) => quantity)]),
    ).toEqual([
      [one.id, [2]],
      [two.id, [1]],
    ]);
    expect(sum(notes).gross).toBe(650_000);
    expect(notes[0]?.content).toMatchObject({
      kind: 'credit-note',
      reason: 'Goods returned',
      placeOfSupply: { code: '24' },
      on: '2026-11-21',
    });
    expect(await credit(sale, { cause: 'ret_c', amount: 650_000, units: [{ position: 0, quantity: 3 }] })).toEqual(
      notes,
    );
    const last = await credit(sale, { cause: 'rfnd_c', amount: 415_000 });
    expect(sum([...notes, ...last])).toEqual(sum([one, two]));
    expect(await credit(sale, { cause: 'rfnd_more', amount: 1 })).toEqual([]);
  });

  it('never exceed the invoice, by line and tax, in whatever parts the money is refunded', async () => {
    const sale = newSale();
    const issued = await invoice(sale, 'd1');
    const notes: IssuedDocument[] = [];
    for (const [index, amount] of [1, 333, 99_999, 250_001, 7, 400_000, 1_000_000].entries()) {
      notes.push(...(await credit(sale, { cause: `rfnd_d${index}`, amount })));
      const back = sum(notes);
      for (const key of ['gross', 'taxable', 'cgst', 'sgst'] as const)
        expect(back[key]).toBeLessThanOrEqual(issued.content.totals[key]);
    }
    expect(sum(notes)).toEqual(sum([issued]));
  });

  it('are none where nothing was invoiced', async () => {
    expect(await credit(newSale(), { cause: 'ret_none', amount: 100 })).toEqual([]);
  });
});

describe('vouchers of a service', () => {
  const service = (): Sale => ({
    ...newSale(),
    subject: { id: `bkg_${orders}`, label: 'Booking', number: 'KB-1', at },
    lines: [
      { name: 'Cleaning', hsn: '998533', quantity: 1, price: 118_000 as Paise, discount: 0 as Paise, gstRateBp: 1800 },
    ],
    delivery: 0 as Paise,
  });

  it('record an advance with its tax, and the invoice names the receipt', async () => {
    const sale = service();
    const receive = () => transact(platform, (write) => issueReceiptVoucher(write, { ...sale, cause: 'pay_e', at }));
    const receipt = await receive();
    expect(receipt).toMatchObject({
      number: 'KR/26-27/000001',
      total: 118_000,
      content: { totals: { taxable: 100_000, cgst: 9000, sgst: 9000 } },
    });
    expect(await receive()).toEqual(receipt);
    expect((await invoice(sale, 'visit_e')).content.refersTo).toEqual([
      { id: receipt.id, number: receipt.number, on: '2026-11-21' },
    ]);
  });

  it('refund it, in parts if need be, and never more', async () => {
    const sale = service();
    await transact(platform, (write) => issueReceiptVoucher(write, { ...sale, cause: 'pay_f', at }));
    const back = (cause: string, amount: number) =>
      transact(platform, (write) =>
        issueRefundVoucher(write, { subjectId: sale.subject.id, cause, amount, reason: 'Visit cancelled', at }),
      );
    const all = [...(await back('f1', 50_000)), ...(await back('f2', 200_000))];
    expect(all.map(({ number, total }) => [number, total])).toEqual([
      ['KV/26-27/000001', 50_000],
      ['KV/26-27/000002', 68_000],
    ]);
    expect(sum(all)).toMatchObject({ taxable: 100_000, cgst: 9000, sgst: 9000 });
  });
});

describe('a month’s tax', () => {
  it('is the sum of its documents by code and rate, credit notes apart, by India’s months', async () => {
    const [first, last, next] = [
      '2031-01-01T00:00:00+05:30',
      '2031-01-31T23:59:59+05:30',
      '2031-02-01T00:00:00+05:30',
    ].map((one) => new Date(one)) as [Date, Date, Date];
    const [one, two, three] = [newSale(), newSale({ deliverTo: { name: 'Ravi', lines: [], state: 'Goa' } }), newSale()];
    const documents = [await invoice(one, 'g1', undefined, first), await invoice(two, 'g2', undefined, last)];
    await invoice(three, 'g3', undefined, next);
    const notes = await transact(platform, (write) =>
      issueCreditNote(write, {
        subjectId: one.subject.id,
        cause: 'g4',
        amount: 100_000,
        units: [{ position: 1, quantity: 1 }],
        reason: 'Goods returned',
        at: last,
      }),
    );
    const month = await gstSummary(platform, '2031-01');
    const total = (rows: GstRow[]) => addTax(rows);
    expect(total(month.invoice)).toEqual(sum(documents));
    expect(total(month['credit-note'])).toEqual(sum(notes));
    expect(month['credit-note']).toMatchObject([
      { hsn: '850760', rateBp: 1800, quantity: 1, documents: 1, gross: 100_000 },
    ]);
    expect(month.invoice.map(({ hsn, rateBp, interState, quantity }) => [hsn, rateBp, interState, quantity])).toEqual([
      ['850760', 1800, false, 1],
      ['850760', 1800, true, 1],
      ['854143', 500, false, 3],
      ['854143', 500, true, 3],
    ]);
    expect(month['receipt-voucher']).toEqual([]);
    expect(total((await gstSummary(platform, '2031-02')).invoice).gross).toBe(1_065_000);
    await expect(gstSummary(platform, '2031-13')).rejects.toThrow('Please fill in');
  });
});

it('numbers test documents separately, leaves no gap among the real ones, and counts none in a live shop’s tax', async () => {
  const day = new Date('2033-05-02T06:00:00Z');
  const numbers = [];
  for (const test of [false, true, false, true])
    numbers.push((await invoice(newSale({ test }), `mixed_${numbers.length}`, undefined, day)).number);
  expect(numbers).toEqual(['KS/33-34/000001', 'TEST/I33/000001', 'KS/33-34/000002', 'TEST/I33/000002']);
  const shopOf = (testPayments: boolean) => ({ ...platform, settings: { ...platform.settings, testPayments } });
  const documents = async (test: boolean) =>
    (await gstReport(shopOf(test), '2033-05')).series.map(({ first, last, documents: count }) => [first, last, count]);
  expect(await documents(false)).toEqual([['KS/33-34/000001', 'KS/33-34/000002', 2]]);
  expect(await documents(true)).toEqual([['TEST/I33/000001', 'TEST/I33/000002', 2]]);
});

it('refunds a test payment with a test document', async () => {
  const sale = newSale({ test: true });
  const [first] = [await invoice(sale, 'trial')];
  const [note] = await credit(sale, { cause: 'trial back', amount: 10_000 });
  expect([first.test, first.content.test, note?.test, note?.content.test]).toEqual([true, true, true, true]);
  expect(note?.number).toMatch(/^TEST\/C26\//);
});
