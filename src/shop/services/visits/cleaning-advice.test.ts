import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#src/kernel/india-time.ts';
import { expectationOf } from '#src/shop/solar/plant-yield/expectation.ts';
import { cleaningAdvice } from './cleaning-advice.ts';
import { type CleaningPlant, cleaningPlant, usualPlant } from './cleaning-plant.ts';

const at = (lastCleaned: string, today: string, more: object = {}) =>
  cleaningAdvice({ lastCleaned, today, zipcode: '380009', ...more });

const SITE = { kwp: 3.3, tilt: 15, azimuth: 0, pin: '380009', commissionedOn: '2025-01-01' };
const PLANT = { kwp: SITE.kwp, expectation: expectationOf(SITE), rupeesAUnit: 8 };

describe('the figures of a cleaning', () => {
  it('are those of an ordinary roof where no plant is known', () => {
    expect(cleaningPlant(undefined, '2026-01-01')).toEqual({ kwhADay: Array(12).fill(12), rupeesAUnit: 6 });
    expect(at('2026-01-01', '2026-01-01', { plant: cleaningPlant(undefined, '2026-01-01') })).toEqual(
      at('2026-01-01', '2026-01-01'),
    );
  });

  it('are those of the customer’s plant: its size, its months as old as it is, its unit', () => {
    const { kwhADay, rupeesAUnit } = cleaningPlant(PLANT, '2026-03-10');
    const byMonth = PLANT.expectation?.byMonth ?? [];
    expect(rupeesAUnit).toBe(8);
    expect(kwhADay[2]).toBeCloseTo(((byMonth[2] ?? 0) / 31) * 0.994, 6);
    // January and February are those of its third year.
    expect(kwhADay[0]).toBeCloseTo(((byMonth[0] ?? 0) / 31) * 0.994 ** 2, 6);
    expect(Math.max(...kwhADay) / Math.min(...kwhADay)).toBeGreaterThan(1.2);
  });

  it('are as usual where nothing is known: a unit without a tariff, the months far from any measured sun', () => {
    expect(cleaningPlant({ ...PLANT, rupeesAUnit: undefined }, '2026-03-10').rupeesAUnit).toBe(6);
    const far = cleaningPlant({ kwp: 5, expectation: undefined, rupeesAUnit: 9 }, '2026-03-10');
    expect(far).toEqual({ kwhADay: Array(12).fill(20), rupeesAUnit: 9 });
  });

  it('are a new plant’s before it generates', () => {
    const { kwhADay } = cleaningPlant(PLANT, '2024-11-01');
    expect(kwhADay[2]).toBeCloseTo((PLANT.expectation?.byMonth[2] ?? 0) / 31, 6);
    expect(Math.min(...kwhADay)).toBeGreaterThan(5);
  });
});

describe('with a plant', () => {
  const due = (plant: CleaningPlant, lastCleaned = '2026-10-05') =>
    at(lastCleaned, lastCleaned, { plant, soiling: 'high' }).gapDays;

  it('a cleaning is due when its own loss has reached the price', () => {
    const plant = cleaningPlant(PLANT, '2026-10-05');
    const gap = due(plant);
    const lost = (days: number) =>
      Array.from({ length: days }, (_, day) => {
        const month = new Date(Date.parse('2026-10-05') + day * DAY_MS).getUTCMonth();
        return (plant.kwhADay[month] ?? 0) * 0.005 * (day + 0.5) * 8;
      }).reduce((all, one) => all + one, 0);
    expect(lost(gap)).toBeGreaterThanOrEqual(1800);
    expect(lost(gap - 1)).toBeLessThan(1800);
    expect(gap).toBeLessThan(due(usualPlant()));
  });

  it('a larger plant and a dearer unit are due earlier, by the root of how much', () => {
    expect(due(usualPlant(12))).toBe(50);
    expect(due(usualPlant(3, 24))).toBe(50);
  });

  it('nothing is due in the rain', () => {
    const plant = { kwhADay: Array(12).fill(500), rupeesAUnit: 12 };
    expect(at('2026-06-10', '2026-06-20', { plant })).toMatchObject({ rainy: true, due: false });
    expect(at('2026-07-01', '2026-09-30', { plant })).toMatchObject({ rainy: true, due: false });
    expect(at('2026-07-01', '2026-10-20', { plant })).toMatchObject({ rainy: false, due: true });
  });
});

describe('when a cleaning is due', () => {
  it('follows the formula: 3 kW at ₹1,800 and 0.5 % a day in 100 days, 10 kW in 55', () => {
    expect(at('2026-01-01', '2026-01-01', { soiling: 'high' })).toMatchObject({
      gapDays: 100,
      dueOn: '2026-04-11',
      due: false,
    });
    expect(at('2026-01-01', '2026-01-01', { soiling: 'high', plant: usualPlant(10) })).toMatchObject({
      gapDays: 55,
      dueOn: '2026-02-25',
    });
    expect(at('2026-01-01', '2026-04-10', { soiling: 'high' }).due).toBe(false);
    expect(at('2026-01-01', '2026-04-11', { soiling: 'high' }).due).toBe(true);
  });

  it('pauses in the rainy season, and counts from its end', () => {
    expect(at('2026-04-01', '2026-07-20', { soiling: 'high' })).toMatchObject({
      dueOn: '2027-01-09',
      due: false,
      rainy: true,
      loss: { from: 0 },
    });
    expect(at('2026-07-01', '2026-07-20', { soiling: 'high' })).toMatchObject({ dueOn: '2027-01-09', due: false });
    expect(at('2025-09-30', '2026-01-08', { soiling: 'high' })).toMatchObject({ dueOn: '2026-01-09', due: false });
  });

  it('knows that Tamil Nadu has its rainy season in winter', () => {
    expect(at('2026-07-01', '2026-11-01', { zipcode: '600001' })).toMatchObject({
      rainy: true,
      due: false,
      dueOn: '2027-04-07',
    });
    expect(at('2026-05-01', '2026-08-21', { zipcode: '600001' })).toMatchObject({ rainy: false, due: true });
  });

  it('gives a loss from the least to the most of the sources, never more than half of 25 %', () => {
    expect(at('2026-01-01', '2026-01-01').loss).toEqual({ from: 0, to: 0 });
    expect(at('2026-01-01', '2026-01-11').loss).toEqual({ from: 3, to: 5 });
    expect(at('2024-01-01', '2026-03-01').loss.to).toBe(13);
  });

  it('never alarms: not in the rainy season, not before the gap, whatever is asked', () => {
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
      .map((one) => one.toISOString().slice(0, 10));
    fc.assert(
      fc.property(
        day,
        day,
        fc.constantFrom('380009', '600001', '110001'),
        fc.double({ min: 0.05, max: 500, noNaN: true }),
        fc.constantFrom('low' as const, 'usual' as const, 'high' as const),
        (lastCleaned, today, zipcode, kw, soiling) => {
          const advice = cleaningAdvice({ lastCleaned, today, zipcode, plant: usualPlant(kw), soiling });
          const days = (Date.parse(today) - Date.parse(lastCleaned)) / DAY_MS;
          if (advice.due) expect(days).toBeGreaterThanOrEqual(advice.gapDays);
          if (advice.rainy) expect(advice.due).toBe(false);
          if (advice.dueOn > today) expect(advice.due).toBe(false);
          expect(advice.loss.from).toBeGreaterThanOrEqual(0);
          expect(advice.loss.from).toBeLessThanOrEqual(advice.loss.to);
          expect(advice.loss.to).toBeLessThanOrEqual(13);
        },
      ),
    );
  });
});
