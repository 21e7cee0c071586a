import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from './india-time.ts';
import { daysLeft, endOfWarranty, readParts, termsOf } from './warranty.ts';

it('ends on the same day, years later; a leap day on the 28th where there is none', () => {
  expect(endOfWarranty('2026-11-27', 8)).toBe('2034-11-27');
  expect(endOfWarranty('2028-02-29', 1)).toBe('2029-02-28');
  expect(endOfWarranty('2028-02-29', 4)).toBe('2032-02-29');
});

it('counts the days that are left, and none once it is over', () => {
  expect(daysLeft('2034-11-27', '2034-11-20')).toBe(7);
  expect(daysLeft('2034-11-27', '2034-11-27')).toBe(0);
  expect(daysLeft('2034-11-27', '2035-01-01')).toBe(0);
});

it('reads the parts of a kit and leaves out what says no years', () => {
  expect(readParts(['system: 5 years', 'inverter: 8 years', 'panels: 1 year', 'boxes: some', ': 3 years', 7])).toEqual([
    { part: 'system', years: 5 },
    { part: 'inverter', years: 8 },
    { part: 'panels', years: 1 },
  ]);
  expect(readParts('inverter: 8 years')).toEqual([]);
  expect(readParts(undefined)).toEqual([]);
});

it('has a term for the product, each part of a kit, and its performance', () => {
  const parts = readParts(['system: 5 years', 'inverter: 8 years']);
  expect(termsOf({ startsOn: '2026-11-27', productYears: 5, performanceYears: 25, parts }, '2031-11-26')).toEqual([
    { part: 'product', years: 5, endsOn: '2031-11-27', daysLeft: 1 },
    { part: 'inverter', years: 8, endsOn: '2034-11-27', daysLeft: 1097 },
    { part: 'performance', years: 25, endsOn: '2051-11-27', daysLeft: 7306 },
  ]);
  expect(
    termsOf({ startsOn: '2026-11-27', productYears: undefined, performanceYears: undefined, parts: [] }, '2027-01-01'),
  ).toEqual([]);
});

it('loses one day a day, and never less than none is left', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2010-01-01', days));
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 40_000 }), (start, years, passed) => {
      const end = endOfWarranty(start, years);
      const [left, next] = [daysLeft(end, addDays(start, passed)), daysLeft(end, addDays(start, passed + 1))];
      expect(next).toBe(Math.max(0, left - 1));
    }),
  );
});
