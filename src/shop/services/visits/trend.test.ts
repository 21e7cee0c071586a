import { expect, it } from 'vitest';
import { trendOf } from './trend.ts';

const read = (day: string, totalKwh: number) => ({ at: new Date(`${day}T06:00:00Z`), totalKwh });

it('a trend is the daily yield between two readings', () => {
  expect(trendOf([])).toEqual([]);
  expect(trendOf([read('2026-01-01', 100)])).toEqual([]);
  expect(
    trendOf([read('2026-01-01', 100), read('2026-01-11', 220), read('2026-01-21', 321)]).map(({ perDay }) => perDay),
  ).toEqual([12, 10.1]);
});

it('a trend crosses years, skips a second reading on a day, and restarts with a new meter', () => {
  expect(trendOf([read('2025-12-31', 10), read('2026-01-01', 22)]).map(({ perDay }) => perDay)).toEqual([12]);
  expect(
    trendOf([
      read('2026-01-01', 10),
      { ...read('2026-01-01', 12), at: new Date('2026-01-01T09:00:00Z') },
      read('2026-01-03', 30),
    ]),
  ).toHaveLength(1);
  expect(
    trendOf([read('2026-01-01', 100), read('2026-01-11', 220), read('2026-01-21', 5), read('2026-01-31', 105)]).map(
      ({ perDay }) => perDay,
    ),
  ).toEqual([10]);
});
