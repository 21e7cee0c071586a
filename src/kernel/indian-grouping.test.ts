import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatIndian } from './indian-grouping.ts';

const decimals = fc.record({ least: fc.integer({ min: 0, max: 2 }), most: fc.integer({ min: 2, max: 4 }) });
/** What a shop shows: amounts, shares and measures, many of them halves of the last shown digit. */
const figure = fc.oneof(
  fc.integer({ min: -(10 ** 13), max: 10 ** 13 }),
  fc
    .tuple(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.integer({ min: 0, max: 6 }))
    .map(([n, at]) => n / 10 ** at),
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
);

it('writes every number as Intl does', () => {
  fc.assert(
    fc.property(figure, decimals, (value, { least, most }) => {
      const intl = new Intl.NumberFormat('en-IN', { minimumFractionDigits: least, maximumFractionDigits: most });
      // Intl keeps the sign of what it has rounded to nothing.
      expect(formatIndian(value, { least, most })).toBe(intl.format(value).replace(/^-(?=[0.]*$)/, ''));
    }),
  );
});

it.each([
  [0, {}, '0'],
  [999, {}, '999'],
  [1000, {}, '1,000'],
  [12_34_567, {}, '12,34,567'],
  [1_00_00_00_000, { least: 2 }, '1,00,00,00,000.00'],
  [1.005, { most: 2 }, '1.01'],
  [-0.4, {}, '0'],
  [-1234.5, { most: 3 }, '-1,234.5'],
  [1e-9, { least: 2 }, '0.00'],
  [Number.NaN, {}, 'NaN'],
])('writes %d with %j', (value, decimals, written) => {
  expect(formatIndian(value, decimals)).toBe(written);
});
