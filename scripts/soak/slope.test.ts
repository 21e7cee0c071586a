import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitLine, growthPerHour } from './slope.ts';

it('finds any line again', () => {
  const number = fc.integer({ min: -1000, max: 1000 });
  fc.assert(
    fc.property(number, number, fc.uniqueArray(number, { minLength: 2, maxLength: 50 }), (rise, y, places) => {
      const line = fitLine(places.map((x) => ({ x, y: rise * x + y })));
      expect(line.rise).toBeCloseTo(rise, 5);
      expect(line.at(7)).toBeCloseTo(rise * 7 + y, 4);
    }),
  );
});

it('tells growth per hour in percent of where it began', () => {
  const minutes = Array.from({ length: 11 }, (_, at) => at);
  expect(growthPerHour(minutes.map((at) => ({ at: at * 60, value: 200 + at })))).toBeCloseTo(30);
  expect(growthPerHour(minutes.map((at) => ({ at: at * 60, value: 200 + (at % 2) })))).toBeLessThan(1);
  expect(growthPerHour([])).toBe(0);
});
