import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TaxedAmount, taxOf } from '#src/kernel/gst.ts';
import { addTax, creditOf, NO_TAX, shareOfUnits } from './tax.ts';

const gross = fc.integer({ min: 0, max: 100_000_000_000 });
/** Every rate in law, and that of solar systems with installation. */
const rateBp = fc.constantFrom(0, 25, 300, 500, 890, 1200, 1800, 2800, 4000);
const parts = (one: TaxedAmount) => one.taxable + one.cgst + one.sgst + one.igst;

describe('tax included in a price', () => {
  it('follows the law’s arithmetic, rounding half up', () => {
    expect(taxOf(249_900, 1800, false)).toEqual({
      gross: 249_900,
      taxable: 211_780,
      cgst: 19_060,
      sgst: 19_060,
      igst: 0,
    });
    expect(taxOf(249_900, 1800, true)).toEqual({ gross: 249_900, taxable: 211_780, cgst: 0, sgst: 0, igst: 38_120 });
    expect(taxOf(100_000, 890, false)).toEqual({ gross: 100_000, taxable: 91_828, cgst: 4086, sgst: 4086, igst: 0 });
    expect(taxOf(21, 500, true)).toMatchObject({ igst: 1, taxable: 20 });
    // 10.5 exactly half a paisa: up
    expect(taxOf(441, 500, false)).toMatchObject({ cgst: 11, taxable: 419 });
    expect(taxOf(999, 0, false)).toEqual({ gross: 999, taxable: 999, cgst: 0, sgst: 0, igst: 0 });
  });

  it('always sums to the price, with equal halves', () => {
    fc.assert(
      fc.property(gross, rateBp, fc.boolean(), (amount, rate, interState) => {
        const tax = taxOf(amount, rate, interState);
        expect(parts(tax)).toBe(amount);
        expect(tax.cgst).toBe(tax.sgst);
        expect(Math.min(tax.taxable, tax.cgst, tax.igst)).toBeGreaterThanOrEqual(0);
        expect(interState ? tax.cgst : tax.igst).toBe(0);
      }),
      { numRuns: 5000 },
    );
  });

  it('is never further from the exact tax than half a paisa per tax', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), rateBp, (amount, rate) => {
        const exact = (amount * rate) / (10_000 + rate);
        expect(Math.abs(taxOf(amount, rate, true).igst - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(Math.abs(taxOf(amount, rate, false).cgst - exact / 2)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('tax on refunded parts', () => {
  it('never exceeds what was charged, keeps the halves equal, and sums to it when all is refunded', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 50_000_000 }),
        rateBp,
        fc.boolean(),
        shares,
        (amount, rate, interState, cuts) => {
          const invoiced = taxOf(amount, rate, interState);
          const all = cuts.reduce((sum, cut) => sum + cut, 0);
          let [taken, upTo] = [NO_TAX, 0];
          for (const [at, cut] of cuts.entries()) {
            upTo += cut;
            const wanted =
              at === cuts.length - 1 ? amount - taken.gross : Math.floor((amount * upTo) / all) - taken.gross;
            if (wanted < 100 && at < cuts.length - 1) continue; // from a rupee upwards
            const credit = creditOf(invoiced, taken, wanted);
            expect(parts(credit)).toBe(wanted);
            expect(credit.cgst).toBe(credit.sgst);
            expect(Math.min(credit.taxable, credit.cgst, credit.igst)).toBeGreaterThanOrEqual(0);
            taken = addTax([taken, credit]);
            for (const key of ['taxable', 'cgst', 'sgst', 'igst'] as const)
              expect(taken[key]).toBeLessThanOrEqual(invoiced[key]);
          }
          expect(taken).toEqual(invoiced);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('reaches the whole in the end, also in single paise', () => {
    const invoiced = taxOf(7, 1800, false);
    let taken = NO_TAX;
    for (let paisa = 1; paisa <= 7; paisa += 1) taken = addTax([taken, creditOf(invoiced, taken, 1)]);
    expect(taken).toEqual(invoiced);
  });

  it('refuses more than is left', () => {
    const invoiced = taxOf(1000, 1800, false);
    expect(() => creditOf(invoiced, creditOf(invoiced, NO_TAX, 900), 101)).toThrow(RangeError);
  });
});

it('splits an amount by units so that the parts sum to it', () => {
  fc.assert(
    fc.property(gross, fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 20 }), (amount, cuts) => {
      const all = cuts.reduce((sum, cut) => sum + cut, 0);
      let [before, total] = [0, 0];
      for (const cut of cuts) {
        total += shareOfUnits(amount, all, before, cut);
        before += cut;
      }
      expect(total).toBe(amount);
    }),
  );
});
