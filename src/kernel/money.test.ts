import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPaise, fromRupees, MAX_PAISE, paise, sum, times, toRupees, twoDecimals } from './money.ts';

const amount = fc.integer({ min: 0, max: MAX_PAISE }).map(paise);

describe('money', () => {
  it('converts to rupees and back without losing a paisa', () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(fromRupees(toRupees(value))).toBe(value);
      }),
    );
  });
  it('refuses what is not an amount', () => {
    for (const wrong of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_PAISE + 1])
      expect(() => paise(wrong)).toThrow(RangeError);
    expect(() => fromRupees(1.005)).toThrow(RangeError);
  });
  it('adds and multiplies exactly, and refuses to overflow', () => {
    expect(sum([paise(10), paise(20)])).toBe(30);
    expect(times(paise(1999), 3)).toBe(5997);
    expect(() => times(paise(MAX_PAISE), 2)).toThrow(RangeError);
  });
  it('is written the Indian way', () => {
    expect(formatPaise(1_00_000_00)).toBe('₹1,00,000.00');
    expect(twoDecimals(paise(1249000))).toBe('12490.00');
  });
});
