import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BRAND } from '#src/kernel/brand.ts';
import type { Paise } from '#src/kernel/money.ts';
import { composeDocument } from './compose-document.ts';
import type { PartyInput, Sale, Units } from './sale.ts';

const at = new Date('2026-11-21T06:00:00Z');
const asha: PartyInput = {
  name: 'Asha Patel',
  lines: ['12, Shanti Society', 'Ahmedabad 380009'],
  state: 'Gujarat',
  phone: '9876543210',
};
const sale = (lines: Partial<Sale['lines'][number]>[], more: Partial<Sale> = {}): Sale => ({
  uid: 'u1',
  test: false,
  subject: { id: 'ord_1', label: 'Order', number: '1042', at },
  buyer: asha,
  deliverTo: asha,
  lines: lines.map((line) => ({
    name: 'Panel',
    hsn: '85414300',
    quantity: 1,
    price: 100_000 as Paise,
    discount: 0 as Paise,
    gstRateBp: 500,
    ...line,
  })),
  delivery: 0 as Paise,
  payment: 'pay_1',
  ...more,
});
const all = ({ lines }: Sale): Units[] => lines.map(({ quantity }, position) => ({ position, quantity }));
const whole = (one: Sale) => composeDocument('invoice', one, all(one), new Map(), BRAND);

it('contains all that rule 46 requires', () => {
  const invoice = whole(sale([{ quantity: 2, discount: 10_000 as Paise }], { delivery: 5000 as Paise }));
  expect(invoice).toMatchObject({
    seller: {
      name: expect.any(String),
      address: expect.any(String),
      gstin: expect.stringMatching(/^24/),
      state: { code: '24' },
    },
    buyer: { name: 'Asha Patel', state: { name: 'Gujarat', code: '24' } },
    deliverTo: { lines: ['12, Shanti Society', 'Ahmedabad 380009'] },
    placeOfSupply: { name: 'Gujarat', code: '24' },
    interState: false,
    reverseCharge: false,
    subject: { label: 'Order', number: '1042', on: '2026-11-21' },
    payment: 'pay_1',
    lines: [
      {
        hsn: '854143',
        quantity: 2,
        unit: 'NOS',
        price: 100_000,
        discount: 10_000,
        delivery: 5000,
        rateBp: 500,
        gross: 195_000,
        cgst: 4643,
        sgst: 4643,
        igst: 0,
      },
    ],
    totals: { gross: 195_000, taxable: 185_714 },
    inWords: 'Rupees One Thousand Nine Hundred Fifty Only',
  });
});

it('charges IGST on interstate supplies, wherever the business is', () => {
  const mumbai = { ...asha, state: 'Maharashtra' };
  const sent = whole(sale([{}], { deliverTo: mumbai }));
  expect(sent).toMatchObject({
    interState: true,
    placeOfSupply: { code: '27' },
    totals: { igst: 4762, cgst: 0, sgst: 0 },
  });
  const registered = whole(sale([{}], { business: { gstin: '27AAPFU0939F1ZV', name: 'Patel Rooftops LLP' } }));
  expect(registered).toMatchObject({
    interState: false,
    buyer: { name: 'Patel Rooftops LLP', gstin: '27AAPFU0939F1ZV', state: { name: 'Maharashtra' } },
  });
  expect(() => whole(sale([{}], { deliverTo: { ...asha, state: 'Atlantis' } }))).toThrow(RangeError);
});

it('taxes delivery at the rates of the goods, also when the goods cost nothing', () => {
  const two = whole(
    sale(
      [
        { price: 300_000 as Paise, gstRateBp: 500 },
        { price: 100_000 as Paise, gstRateBp: 1800 },
      ],
      { delivery: 10_001 as Paise },
    ),
  );
  expect(two.lines.map(({ delivery }) => delivery)).toEqual([7501, 2500]);
  const free = whole(sale([{ discount: 100_000 as Paise }], { delivery: 9900 as Paise }));
  expect(free.totals.gross).toBe(9900);
});

it('keeps the code of a service whole, and refuses units that were not sold', () => {
  expect(whole(sale([{ hsn: '998719' }, { hsn: undefined }])).lines.map(({ hsn }) => hsn)).toEqual(['998719', '']);
  expect(() =>
    composeDocument('invoice', sale([{}]), [{ position: 0, quantity: 1 }], new Map([[0, 1]]), BRAND),
  ).toThrow(RangeError);
  expect(() => composeDocument('invoice', sale([{}]), [{ position: 4, quantity: 1 }], new Map(), BRAND)).toThrow(
    RangeError,
  );
});

it('sums to the order to the paisa, however it is split into parcels', () => {
  const line = fc
    .record({
      quantity: fc.integer({ min: 1, max: 40 }),
      price: fc.integer({ min: 0, max: 5_000_000 }),
      off: fc.double({ min: 0, max: 1, noNaN: true }),
      gstRateBp: fc.constantFrom(0, 500, 890, 1800),
    })
    .map(({ off, ...rest }) => ({
      ...rest,
      price: rest.price as Paise,
      discount: Math.floor(rest.price * rest.quantity * off) as Paise,
    }));
  const input = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    delivery: fc.integer({ min: 0, max: 100_000 }),
    cuts: fc.infiniteStream(fc.integer({ min: 1, max: 9 })),
  });
  fc.assert(
    fc.property(input, ({ lines, delivery, cuts }) => {
      const order = sale(lines, { delivery: delivery as Paise });
      const sent = new Map<number, number>();
      const cut = cuts[Symbol.iterator]();
      let gross = 0;
      for (;;) {
        const left = order.lines
          .map(({ quantity }, position) => ({ position, quantity: quantity - (sent.get(position) ?? 0) }))
          .filter(({ quantity }) => quantity > 0);
        if (left.length === 0) break;
        const parcel = left.map(({ position, quantity }) => ({
          position,
          quantity: Math.min(quantity, cut.next().value as number),
        }));
        const { totals, lines: rows } = composeDocument('invoice', order, parcel, sent, BRAND);
        for (const { position, quantity } of parcel) sent.set(position, (sent.get(position) ?? 0) + quantity);
        for (const row of rows) {
          expect(row.taxable + row.cgst + row.sgst + row.igst).toBe(row.gross);
          expect(row.gross).toBe(row.price * row.quantity - row.discount + row.delivery);
          expect(row.gross).toBeGreaterThanOrEqual(0);
        }
        expect(totals.gross).toBe(rows.reduce((sum, row) => sum + row.gross, 0));
        expect(totals.taxable + totals.cgst + totals.sgst).toBe(totals.gross);
        gross += totals.gross;
      }
      expect(gross).toBe(order.lines.reduce((sum, one) => sum + one.price * one.quantity - one.discount, 0) + delivery);
    }),
    { numRuns: 400 },
  );
});
