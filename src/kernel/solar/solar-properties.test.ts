import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import { inYear, PLACES, TEST_TARIFF } from '#tests/support/solar/vectors.ts';
import { paise } from '../money.ts';
import { type BillMonths, billOf, type Tariff } from './bill.ts';
import { climateAt } from './climate.ts';
import { emiOf } from './emi.ts';
import { installedPrice } from './installed-price.ts';
import { savedInYear } from './settlement.ts';
import { type SubsidyRates, subsidyByRates } from './subsidy.ts';
import { unitsFromBill } from './units-from-bill.ts';
import { sunOnPlane, yieldByMonth } from './yield.ts';

const MANY = { numRuns: 10_000 };
/** For what computes a year of half hours in each run. */
const FEWER = { numRuns: rounds(1000, 10_000) };

const months = fc.constantFrom<BillMonths>(1, 2);
const units = fc.integer({ min: 0, max: 20_000 });
/** The last is slabs of any rate, also falling ones, with any boundaries. */
const tariff: fc.Arbitrary<Tariff> = fc.oneof(
  fc.constant(TEST_TARIFF),
  fc.record({
    fixed: fc.integer({ min: 0, max: 50_000 }).map(paise),
    slabs: fc
      .tuple(
        fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { maxLength: 4 }),
        fc.array(fc.integer({ min: 50, max: 2000 }), { minLength: 5, maxLength: 5 }),
      )
      .map(([ends, rates]) =>
        [...ends.sort((a, b) => a - b), null].map((upTo, index) => ({ upTo, paisePerUnit: rates[index] as number })),
      ),
    fuelPaisePerUnit: fc.integer({ min: 0, max: 500 }),
    dutyBp: fc.integer({ min: 0, max: 3000 }),
  }),
);
const year = (most: number) =>
  fc.array(fc.double({ min: 0, max: most, noNaN: true }), { minLength: 12, maxLength: 12 });
const system = fc.record({
  kwp: fc.double({ min: 0.1, max: 100, noNaN: true }),
  gamma: fc.double({ min: -0.5, max: -0.2, noNaN: true }),
  efficiency: fc.double({ min: 0.85, max: 1, noNaN: true }),
  tilt: fc.double({ min: 0, max: 90, noNaN: true }),
  azimuth: fc.double({ min: -180, max: 180, noNaN: true }),
});
const place = fc.constantFrom(...PLACES);

describe('a bill, for any tariff', () => {
  it('rises with every unit', () => {
    fc.assert(
      fc.property(tariff, units, months, (of, count, span) => {
        expect(billOf(of, count + 1, span)).toBeGreaterThan(billOf(of, count, span));
      }),
      MANY,
    );
  });
  it('gives back the units it was made from', () => {
    fc.assert(
      fc.property(tariff, units, months, (of, count, span) => {
        expect(unitsFromBill(of, billOf(of, count, span), span)).toBe(count);
      }),
      MANY,
    );
  });
});

describe('what is saved, for any home', () => {
  it('is never below 0, and not less with more generation', () => {
    fc.assert(
      fc.property(
        tariff,
        year(2000),
        year(2000),
        fc.double({ min: 0, max: 3, noNaN: true }),
        fc.integer({ min: 0, max: 50 }),
        months,
        (of, use, made, share, exportPaisePerUnit, span) => {
          const terms = { tariff: of, months: span, exportPaisePerUnit };
          const less = savedInYear(use, made, terms, share);
          expect(less).toBeGreaterThanOrEqual(0);
          expect(savedInYear(use, made, terms, share + 0.1)).toBeGreaterThanOrEqual(less);
        },
      ),
      MANY,
    );
  });
});

describe('the subsidy, for any power', () => {
  const rates: SubsidyRates = {
    perKw: paise(3_000_000),
    firstKw: 2,
    perKwBeyond: paise(1_800_000),
    lastKw: 3,
    specialBp: 1000,
  };
  it('stays within 0 and its cap, and never falls', () => {
    const power = fc.double({ min: 0, max: 500, noNaN: true });
    fc.assert(
      fc.property(power, power, fc.boolean(), (one, another, special) => {
        const less = subsidyByRates(rates, Math.min(one, another), special);
        const more = subsidyByRates(rates, Math.max(one, another), special);
        expect(less).toBeGreaterThanOrEqual(0);
        expect(more).toBeGreaterThanOrEqual(less);
        expect(more).toBeLessThanOrEqual(special ? 8_580_000 : 7_800_000);
      }),
      MANY,
    );
  });
});

describe('a price with installation, for any parts', () => {
  it('is goods and service together, each with its own tax', () => {
    const part = fc.record({
      gross: fc.integer({ min: 0, max: 100_000_000 }).map(paise),
      rateBp: fc.constantFrom(0, 500, 1200, 1800, 2800),
    });
    const work = fc.integer({ min: 0, max: 50_000_000 }).map(paise);
    const tax = { goodsShareBp: 7000, goodsRateBp: 500, serviceRateBp: 1800 };
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), work, fc.boolean(), (parts, hours, interState) => {
        const { total, goods, service } = installedPrice(parts, hours, tax, interState);
        expect(goods.gross + service.gross).toBe(total);
        for (const one of [goods, service]) expect(one.taxable + one.cgst + one.sgst + one.igst).toBe(one.gross);
        expect(Math.abs(goods.gross - (total * 735) / 1089)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
      MANY,
    );
  });
});

describe('an EMI, for any loan', () => {
  it('repays at least the loan', () => {
    const loan = fc.integer({ min: 1, max: 100_000_000 }).map(paise);
    const rate = fc.oneof(fc.constant(0), fc.double({ min: 0.1, max: 36, noNaN: true }));
    fc.assert(
      fc.property(loan, rate, fc.integer({ min: 1, max: 360 }), (of, percent, count) => {
        // Each payment is rounded, by half a paisa at most.
        expect(emiOf(of, percent, count) * count + count / 2).toBeGreaterThanOrEqual(of);
      }),
      MANY,
    );
  });
});

describe('generation, for any system', () => {
  it('is at least 0, in proportion to the panels, and below the sun on their glass', () => {
    fc.assert(
      fc.property(place, system, (at, of) => {
        const made = yieldByMonth(at, of);
        const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
        // No module turns a quarter of the sun into electricity: a kWp has at least 4 m² of glass.
        const glass = sunOnPlane(at, of).map((sun, month) => sun * of.kwp * 4 * (days[month] as number));
        for (const [month, one] of made.entries()) {
          expect(one).toBeGreaterThanOrEqual(0);
          expect(one).toBeLessThan(glass[month] as number);
        }
        expect(inYear(yieldByMonth(at, { ...of, kwp: of.kwp * 2 }))).toBeCloseTo(inYear(made) * 2, 5);
      }),
      FEWER,
    );
  });
  it('is never more with a smaller inverter, and below what that gives day and night', () => {
    fc.assert(
      fc.property(place, system, fc.double({ min: 0.1, max: 100, noNaN: true }), (at, of, acKw) => {
        const [limited, free] = [yieldByMonth(at, { ...of, acKw }), yieldByMonth(at, of)];
        for (const [month, one] of limited.entries()) {
          expect(one).toBeLessThanOrEqual(free[month] as number);
          expect(one).toBeLessThan(acKw * 24 * 31);
        }
      }),
      FEWER,
    );
  });
});

describe('the sun of a point, for any point', () => {
  it('is that of no farther place than another, in a range that holds what is expected', () => {
    const point = fc.record({
      lat: fc.double({ min: 6, max: 37, noNaN: true }),
      lon: fc.double({ min: 68, max: 97, noNaN: true }),
    });
    fc.assert(
      fc.property(point, (at) => {
        const found = climateAt(PLACES, at);
        if (!found) return;
        expect(found.distanceKm).toBeLessThanOrEqual(450);
        expect(found.careful).toBeLessThanOrEqual(0.88);
        expect(found.good).toBeGreaterThanOrEqual(1.06);
        for (const row of PLACES)
          expect(climateAt([row], at)?.distanceKm ?? 451).toBeGreaterThanOrEqual(found.distanceKm);
      }),
      MANY,
    );
  });
});
