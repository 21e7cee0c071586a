import { describe, expect, it } from 'vitest';
import { placeOf, TEST_TARIFF, VECTORS } from '#tests/support/solar/vectors.ts';
import { paise } from '../money.ts';
import { billOf } from './bill.ts';
import { chooseSize } from './choose-size.ts';
import { costsOverTime, shareInYear } from './costs-over-time.ts';
import { emiOf } from './emi.ts';
import { installedPrice } from './installed-price.ts';
import { savedInYear } from './settlement.ts';
import { isSpecialState, subsidyByRates, subsidyFor } from './subsidy.ts';
import { unitsFromBill } from './units-from-bill.ts';
import { yieldByMonth } from './yield.ts';

const rupees = (amount: number) => paise(Math.round(amount * 100));
const { gamma, months: kitMonths } = VECTORS.kit3kw;
const use = Array.from({ length: 12 }, () => 414);
const monthly = { tariff: TEST_TARIFF, months: 1, exportPaisePerUnit: 225 } as const;
const GST = { goodsShareBp: 7000, goodsRateBp: 500, serviceRateBp: 1800 };
const kit = (gross: number, work: number) =>
  installedPrice([{ gross: rupees(gross), rateBp: 500 }], rupees(work), GST, false);
const RATES = { perKw: rupees(30_000), firstKw: 2, perKwBeyond: rupees(18_000), lastKw: 3, specialBp: 1000 };

describe('a bill', () => {
  it.each([
    [0, 28.75],
    [50, 336.38],
    [100, 669.88],
    [250, 1782.5],
    [300, 2213.75],
    [400, 3076.25],
  ])('for %i units is ₹%d', (units, amount) => {
    expect(billOf(TEST_TARIFF, units, 1)).toBe(rupees(amount));
  });
  it('for two months has slabs twice as long and two fixed charges', () => {
    for (const units of [0, 50, 100, 250, 414]) {
      const [two, one] = [billOf(TEST_TARIFF, units * 2, 2), billOf(TEST_TARIFF, units, 1)];
      expect(Math.abs(two - 2 * one)).toBeLessThanOrEqual(1);
    }
  });
  it('tells the units, for one month or two', () => {
    expect(unitsFromBill(TEST_TARIFF, rupees(3200), 1)).toBe(414);
    expect(unitsFromBill(TEST_TARIFF, rupees(6400), 2)).toBe(829);
    expect(unitsFromBill(TEST_TARIFF, rupees(28.74), 1)).toBeUndefined();
    expect(unitsFromBill(TEST_TARIFF, rupees(28.75), 1)).toBe(0);
  });
  it('refuses units that are none', () => {
    for (const wrong of [-1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => billOf(TEST_TARIFF, wrong, 1)).toThrow(RangeError);
  });
});

describe('what a system saves', () => {
  const saved = (share: number, months: 1 | 2 = 1) => savedInYear(use, kitMonths, { ...monthly, months }, share);
  it('is settled with each bill, of one month or of two', () => {
    expect(Math.round(saved(1) / 100)).toBe(36_732);
    expect(Math.round(saved(1, 2) / 100)).toBe(36_859);
  });
  it('has a careful and a good answer', () => {
    expect([saved(0.88), saved(1.06)].map((amount) => Math.round(amount / 100))).toEqual([33_823, 37_841]);
  });
  it('does not carry a surplus from a bright month into a dark one', () => {
    const [one, another] = [
      [200, 200],
      [300, 100],
    ];
    const without = { ...monthly, exportPaisePerUnit: 0 };
    const first = billOf(TEST_TARIFF, 200, 1) - billOf(TEST_TARIFF, 0, 1);
    const second = billOf(TEST_TARIFF, 200, 1) - billOf(TEST_TARIFF, 100, 1);
    expect(savedInYear(one as number[], another as number[], without)).toBe(first + second);
  });
  it('pays back', () => {
    const over = (cost: number, share: number) =>
      costsOverTime({
        cost: rupees(cost),
        savedIn: (year) => savedInYear(use, kitMonths, monthly, share * shareInYear(year)),
        upkeepPerYear: rupees(3600),
        inverterPrice: rupees(22_990),
      });
    expect(over(96_592.63, 1).paybackYears).toBeCloseTo(2.93, 2);
    expect(over(96_592.63, 0.88).paybackYears).toBeCloseTo(3.21, 2);
    expect(over(174_592.63, 1).paybackYears).toBeCloseTo(5.31, 2);
    expect(Math.round(over(96_592.63, 1).gain / 100)).toBe(668_204);
    expect(over(96_592.63, 1).balance).toHaveLength(25);
    expect(over(99_000_000, 1).paybackYears).toBeUndefined();
  });
});

describe('a price with installation', () => {
  it('is split 70:30 and taxed to the paisa', () => {
    const { total, goods, service, loose } = kit(139_990, 27_000);
    expect(total).toBe(rupees(174_592.63));
    expect(goods).toMatchObject({ gross: rupees(117_838), cgst: rupees(2805.67), sgst: rupees(2805.67) });
    expect(service).toMatchObject({ gross: rupees(56_754.63), cgst: rupees(4328.74), sgst: rupees(4328.74) });
    expect(loose).toBe(rupees(171_850));
    expect(kit(224_990, 45_000).total).toBe(rupees(282_351.77));
  });
  it('takes each part at its own rate', () => {
    const parts = [
      { gross: rupees(10_500), rateBp: 500 },
      { gross: rupees(1180), rateBp: 1800 },
    ];
    expect(installedPrice(parts, rupees(1000), GST, true).total).toBe(rupees(13_068));
  });
});

describe('the size', () => {
  const ahmedabad = placeOf('ahmedabad');
  const saves = (kwp: number, efficiency: number, acKw: number) =>
    savedInYear(use, yieldByMonth(ahmedabad, { kwp, gamma, efficiency, acKw, tilt: 15, azimuth: 0 }), monthly);
  const small = {
    id: 'three',
    kwp: 3.24,
    cost: paise(kit(139_990, 27_000).total - rupees(78_000)),
    savedPerYear: saves(3.24, 0.976, 3),
  };
  const large = {
    id: 'five',
    kwp: 5.4,
    cost: paise(kit(224_990, 45_000).total - rupees(78_000)),
    savedPerYear: saves(5.4, 0.978, 5),
  };
  it('stays at 3.24 kWp when the next takes 12.3 years', () => {
    const choice = chooseSize([large, small], 8);
    expect(choice).toMatchObject({ chosen: 'three', taken: [], stopped: { why: 'takes-too-long' } });
    const step = choice?.stopped.why === 'takes-too-long' ? choice.stopped.step : undefined;
    expect(step).toMatchObject({ from: 'three', to: 'five', cost: rupees(107_759.14), saved: rupees(8776.02) });
    expect(step?.years).toBeCloseTo(12.28, 2);
  });
  it('takes the next while it comes back in time, and says when there is none', () => {
    expect(chooseSize([small, large], 13)).toMatchObject({ chosen: 'five', stopped: { why: 'largest' } });
    expect(chooseSize([small, { ...large, savedPerYear: small.savedPerYear }], 30)?.chosen).toBe('three');
    expect(chooseSize([], 8)).toBeUndefined();
  });
});

describe('the subsidy', () => {
  it.each([
    [0.8, 24_000],
    [1, 30_000],
    [1.5, 45_000],
    [2, 60_000],
    [2.5, 69_000],
    [3, 78_000],
    [5, 78_000],
  ])('for %d kW is ₹%i', (kw, amount) => {
    expect(subsidyByRates(RATES, kw, false)).toBe(rupees(amount));
  });
  it('is a tenth more in special States', () => {
    expect(subsidyByRates(RATES, 5, true)).toBe(rupees(85_800));
    expect(subsidyByRates(RATES, 1, true)).toBe(rupees(33_000));
    expect(['Sikkim', 'Uttarakhand', 'Gujarat', 'Delhi'].map(isSpecialState)).toEqual([true, true, false, false]);
  });
  it('counts the smallest power, and is nothing unless everything is met', () => {
    const met = {
      rates: RATES,
      kw: { modules: 3.24, inverter: 3, approved: 2 },
      residential: true,
      dcr: true,
      vendorRegistered: true,
      specialState: false,
    };
    expect(subsidyFor(met)).toEqual({ amount: rupees(60_000), why: 'due' });
    expect(subsidyFor({ ...met, rates: undefined })).toEqual({ amount: 0, why: 'scheme-not-known' });
    expect(subsidyFor({ ...met, rates: undefined, schemeEnded: true })).toEqual({ amount: 0, why: 'scheme-ended' });
    expect(subsidyFor({ ...met, residential: false })).toEqual({ amount: 0, why: 'not-residential' });
    expect(subsidyFor({ ...met, dcr: false })).toEqual({ amount: 0, why: 'not-dcr' });
    expect(subsidyFor({ ...met, vendorRegistered: false })).toEqual({ amount: 0, why: 'vendor-not-registered' });
  });
});

describe('an EMI', () => {
  it.each([
    [300_000, 15, 60, 7136.98],
    [200_000, 6, 120, 2220.41],
    [96_592.63, 6, 60, 1867.41],
    [100_000, 0, 12, 8333.33],
  ])('for ₹%d at %d %% over %i months is ₹%d', (loan, rate, months, wanted) => {
    expect(emiOf(rupees(loan), rate, months)).toBe(rupees(wanted));
  });
});
