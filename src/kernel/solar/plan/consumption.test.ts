import { describe, expect, it } from 'vitest';
import { TEST_TARIFF } from '#tests/support/solar/vectors.ts';
import { paise } from '../../money.ts';
import { type Consumption, readConsumption } from './consumption.ts';

const rupees = (amount: number) => paise(amount * 100);
const flat = (units: number) => Array.from({ length: 12 }, () => units);

const read = (of: Consumption, tariff: typeof TEST_TARIFF | undefined, fixed = paise(0)) =>
  readConsumption(of, tariff, fixed);

describe('a tariff in force', () => {
  it('tells the units of a bill for one month or two', () => {
    expect(read({ months: 1, bill: rupees(3200) }, TEST_TARIFF)).toEqual({
      use: { months: flat(414), perBill: 414, from: 'bill' },
      rate: { tariff: TEST_TARIFF, from: 'tariff' },
    });
    expect(read({ months: 2, bill: rupees(6400) }, TEST_TARIFF).use?.months).toEqual(flat(414.5));
  });
  it('gives way to units and to twelve bills', () => {
    expect(read({ months: 2, bill: rupees(100), units: 600 }, TEST_TARIFF).use).toEqual({
      ...{ months: flat(300), perBill: 600, from: 'units' },
    });
    const year = [100, 120, 300, 420, 500, 480, 400, 380, 300, 200, 120, 100];
    expect(read({ months: 1, year }, TEST_TARIFF).use).toEqual({ months: year, perBill: 285, from: 'year' });
  });
  it('asks again for a bill below the fixed charge', () => {
    expect(read({ months: 1, bill: rupees(10) }, TEST_TARIFF)).toEqual({ asks: 'bill-below-fixed-charge' });
  });
});

describe('without a tariff in force', () => {
  it('a unit costs what the bill says', () => {
    const { use, rate } = read({ months: 2, bill: rupees(2450), units: 300 }, undefined, rupees(25));
    expect(use).toEqual({ months: flat(150), perBill: 300, from: 'units' });
    expect(rate).toEqual({
      from: 'own-bill',
      tariff: { fixed: 0, slabs: [{ upTo: null, paisePerUnit: 800 }], fuelPaisePerUnit: 0, dutyBp: 0 },
    });
  });
  it('a bill is asked for its units, and units for their bill', () => {
    expect(read({ months: 1, bill: rupees(3200) }, undefined)).toEqual({ asks: 'units' });
    expect(read({ months: 1, units: 300 }, undefined)).toEqual({ asks: 'bill' });
    expect(read({ months: 1, bill: rupees(20), units: 300 }, undefined, rupees(25))).toEqual({
      asks: 'bill',
    });
    expect(read({ months: 1 }, TEST_TARIFF)).toEqual({ asks: 'units' });
  });
});
