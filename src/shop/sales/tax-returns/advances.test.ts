import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addTax } from '#src/shop/sales/tax-documents/tax.ts';
import { Issuer } from '#tests/support/tax-documents.ts';
import { advancesOf } from './advances.ts';

const of = (issuer: Issuer, name: string) => {
  const month = issuer.month(name);
  return advancesOf(month.advanceHistory, month);
};
/** Two visits of a plan at ₹1,180. */
const plan = (issuer: Issuer) =>
  issuer.sale({
    label: 'Booking',
    lines: [
      { price: 118_000, hsn: '998719' },
      { price: 118_000, hsn: '998719' },
    ],
  });

it('names an advance in the month of its receipt, and what an invoice sets off in a later month', () => {
  const issuer = new Issuer();
  const sale = plan(issuer);
  issuer.issue('receipt-voucher', sale, '2026-10-10T06:00:00Z');
  issuer.issue('invoice', sale, '2026-10-20T06:00:00Z', [0]);
  issuer.issue('invoice', sale, '2026-11-20T06:00:00Z', [1]);
  const row = {
    interState: false,
    pos: '24',
    rateBp: 1800,
    gross: 118_000,
    taxable: 100_000,
    cgst: 9000,
    sgst: 9000,
    igst: 0,
  };
  // The first visit was invoiced in October itself.
  expect(of(issuer, '2026-10')).toEqual({ received: [row], adjusted: [] });
  expect(of(issuer, '2026-11')).toEqual({ received: [], adjusted: [row] });
  expect(of(issuer, '2026-12')).toEqual({ received: [], adjusted: [] });
});

it('takes off what was refunded, in the month of the refund voucher', () => {
  const issuer = new Issuer();
  const [one, two] = [plan(issuer), plan(issuer)].map((sale) =>
    issuer.issue('receipt-voucher', sale, '2026-10-10T06:00:00Z'),
  );
  if (one) issuer.takeBack(one, one.total, '2026-10-12T06:00:00Z');
  if (two) issuer.takeBack(two, two.total, '2026-11-12T06:00:00Z');
  expect(addTax(of(issuer, '2026-10').received).gross).toBe(236_000);
  expect(addTax(of(issuer, '2026-11').adjusted)).toMatchObject({ gross: 236_000, cgst: 18_000 });
});

it('sums over all months to what is still held, to the paisa', () => {
  const months = ['2026-08', '2026-09', '2026-10', '2026-11'];
  const when = (at: number) => `${months[at]}-15T06:00:00Z`;
  const month = fc.integer({ min: 0, max: 3 });
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.integer({ min: 100, max: 9_999_999 }),
          month,
          month,
          fc.integer({ min: 0, max: 100 }),
          fc.boolean(),
        ),
        { maxLength: 6 },
      ),
      (all) => {
        const issuer = new Issuer();
        const made = all.map(([price, first, later, share, interState]) => {
          const sale = issuer.sale({
            label: 'Installation',
            state: interState ? 'Goa' : 'Gujarat',
            lines: [{ price }],
          });
          return { sale, first: Math.min(first, later), later: Math.max(first, later), share };
        });
        for (const at of months.keys())
          for (const one of made) {
            const voucher = issuer.all.find(
              ({ subjectId, kind }) => subjectId === one.sale.subject.id && kind === 'receipt-voucher',
            );
            if (at === one.first) {
              const issued = issuer.issue('receipt-voucher', one.sale, when(at));
              if (at === one.later) finish(issued, one);
            } else if (at === one.later && voucher) finish(voucher, one);
            function finish(given: (typeof issuer.all)[number], { sale, share, later }: typeof one) {
              const back = Math.floor((given.total * share) / 200);
              if (back > 0) issuer.takeBack(given, back, when(later));
              if (share > 50) issuer.issue('invoice', sale, when(later));
            }
          }
        const sum = { gross: 0, tax: 0 };
        for (const name of months) {
          const { received, adjusted } = of(issuer, name);
          for (const [rows, sign] of [
            [received, 1],
            [adjusted, -1],
          ] as const) {
            const total = addTax(rows);
            sum.gross += sign * total.gross;
            sum.tax += sign * (total.cgst + total.sgst + total.igst);
          }
        }
        const lines = (kind: string, own: string) =>
          addTax(
            issuer.all
              .filter((one) => one.kind === kind && one.subjectId === own)
              .flatMap(({ content }) => content.lines),
          );
        const held = made.map(
          ({
            sale: {
              subject: { id },
            },
          }) => {
            const [got, back, used] = [lines('receipt-voucher', id), lines('refund-voucher', id), lines('invoice', id)];
            return used.gross > 0
              ? { gross: 0, tax: 0 } // an invoice of the whole uses up whatever is left
              : {
                  gross: got.gross - back.gross,
                  tax: got.cgst + got.sgst + got.igst - back.cgst - back.sgst - back.igst,
                };
          },
        );
        expect(sum).toEqual({
          gross: held.reduce((a, { gross }) => a + gross, 0),
          tax: held.reduce((a, { tax }) => a + tax, 0),
        });
      },
    ),
  );
});
