import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLACES } from '#tests/support/solar/vectors.ts';
import { climateAt } from '../climate.ts';
import { yieldByMonth } from '../yield.ts';
import { daysIn, generationByMonth } from './generation.ts';
import { type Expectation, expectedIn, judgeMonths, lastJudged, lowBounds } from './judge-months.ts';

const row = PLACES.find(({ id }) => id === 'ahmedabad');
if (!row) throw new Error('Ahmedabad is missing');
const local = climateAt(PLACES, row);
if (!local) throw new Error('Ahmedabad has no sun');
const byMonth = yieldByMonth(row, { kwp: 3.3, tilt: 15, azimuth: 0, gamma: -0.35, efficiency: 0.97 });
const EXPECTED: Expectation = { byMonth, low: lowBounds(local), commissionedOn: '2024-01-01' };

describe('the low bound', () => {
  it('is that of the specification for Ahmedabad', () => {
    // Its figures are of unrounded rows: the committed ones, with two decimals, come within 0.012.
    const specified = [0.87, 0.89, 0.88, 0.88, 0.88, 0.84, 0.79, 0.77, 0.76, 0.87, 0.83, 0.84];
    for (const [month, share] of specified.entries())
      expect(Math.abs((EXPECTED.low[month] as number) - share)).toBeLessThan(0.012);
  });
  it('is wider where the sun was measured farther away', () => {
    expect(lowBounds({ ...local, careful: local.careful - 0.04 })[0]).toBeCloseTo((EXPECTED.low[0] as number) - 0.04);
  });
});

describe('readings become months', () => {
  it('by days, over the end of a month', () => {
    const months = generationByMonth([
      { on: '2026-03-22', kwh: 1000 },
      { on: '2026-04-11', kwh: 1200 },
    ]);
    expect(months).toEqual([
      { month: '2026-03', kwh: 100, days: 10, isAveraged: false },
      { month: '2026-04', kwh: 100, days: 10, isAveraged: false },
    ]);
  });
  it('anew after a falling meter', () => {
    const months = generationByMonth([
      { on: '2026-03-01', kwh: 5000 },
      { on: '2026-04-01', kwh: 5400 },
      { on: '2026-04-02', kwh: 10 },
      { on: '2026-05-01', kwh: 410 },
    ]);
    expect(months.map(({ month, kwh }) => [month, Math.round(kwh)])).toEqual([
      ['2026-03', 400],
      ['2026-04', 400],
    ]);
  });
  it('with a month that was entered in place of what the meter says of it', () => {
    const months = generationByMonth(
      [
        { on: '2026-03-01', kwh: 0 },
        { on: '2026-05-01', kwh: 610 },
      ],
      [{ month: '2026-03', kwh: 333 }],
    );
    expect(months.map(({ month, kwh, days }) => [month, Math.round(kwh), days])).toEqual([
      ['2026-03', 333, 31],
      ['2026-04', 300, 30],
    ]);
  });
  it('that add up to what the meter counted, in any order, without its months overlapping', () => {
    const day = fc
      .date({ min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10));
    const readings = fc.uniqueArray(fc.record({ on: day, kwh: fc.integer({ min: 0, max: 100_000 }) }), {
      selector: ({ on }) => on,
      minLength: 2,
      maxLength: 30,
    });
    fc.assert(
      fc.property(readings, (read) => {
        const months = generationByMonth(read);
        const sorted = [...read].sort((a, b) => a.on.localeCompare(b.on));
        const counted = sorted.reduce(
          (all, one, at) => all + (at > 0 ? Math.max(0, one.kwh - (sorted[at - 1]?.kwh ?? 0)) : 0),
          0,
        );
        expect(months.reduce((all, { kwh }) => all + kwh, 0)).toBeCloseTo(counted, 4);
        for (const { month, days, kwh } of months) {
          expect(days).toBeGreaterThan(0);
          expect(days).toBeLessThanOrEqual(daysIn(month));
          expect(kwh).toBeGreaterThanOrEqual(0);
        }
        expect(generationByMonth([...read].reverse())).toEqual(months);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('months are judged', () => {
  const month = (name: string, share: number) => ({
    month: name,
    kwh: share * expectedIn(name, daysIn(name), EXPECTED),
    days: daysIn(name),
    isAveraged: false,
  });
  const verdicts = (...months: [string, number][]) =>
    judgeMonths(
      months.map(([name, share]) => month(name, share)),
      EXPECTED,
    ).map(({ verdict }) => verdict);

  it('fine above the bound of the month, low once below it', () => {
    expect(verdicts(['2025-01', 0.88], ['2025-04', 0.87], ['2025-09', 0.77])).toEqual(['fine', 'low', 'fine']);
  });
  it('to be checked when low twice running, or by half', () => {
    expect(verdicts(['2025-03', 0.8], ['2025-04', 0.8], ['2025-05', 0.95])).toEqual(['low', 'check', 'fine']);
    expect(verdicts(['2025-03', 0.49])).toEqual(['check']);
  });
  it('not as twice running when months between are not known', () => {
    expect(verdicts(['2025-03', 0.8], ['2025-05', 0.8])).toEqual(['low', 'low']);
    expect(verdicts(['2024-12', 0.8], ['2025-01', 0.8])).toEqual(['low', 'check']);
  });
  it('as misread when the sun does not give so much', () => {
    expect(verdicts(['2025-03', 1.26])).toEqual(['high']);
    expect(verdicts(['2025-03', 1.24])).toEqual(['fine']);
  });
  it('only by twenty days or more, and not between readings far apart', () => {
    const [whole] = judgeMonths([month('2025-03', 1)], EXPECTED);
    expect(whole?.verdict).toBe('fine');
    expect(judgeMonths([{ ...month('2025-03', 1), days: 19 }], EXPECTED)[0]?.verdict).toBeUndefined();
    expect(judgeMonths([{ ...month('2025-03', 1), isAveraged: true }], EXPECTED)[0]?.verdict).toBeUndefined();
  });
  it('by less each year, and by the days since the plant began', () => {
    const [first, third] = ['2024-05', '2026-05'].map((name) => expectedIn(name, 31, EXPECTED));
    expect((third as number) / (first as number)).toBeCloseTo(0.994 ** 2, 6);
    expect(expectedIn('2023-12', 31, EXPECTED)).toBe(0);
    const [begun] = judgeMonths([{ month: '2024-01', kwh: 100, days: 31, isAveraged: false }], {
      ...EXPECTED,
      commissionedOn: '2024-01-11',
    });
    expect(begun?.expected).toBeCloseTo(((byMonth[0] as number) * 21) / 31, 6);
  });
  it('and the newest that could be is the plant’s', () => {
    const months = judgeMonths([month('2025-03', 0.4), { ...month('2025-04', 1), days: 5 }], EXPECTED);
    expect(lastJudged(months)).toMatchObject({ month: '2025-03', verdict: 'check' });
  });
});
