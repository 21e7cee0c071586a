import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, spread } from './money.ts';

describe('an amount spread over weights', () => {
  it('sums to the paisa, each part within one paisa of its share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000_000 }),
        fc.array(fc.integer({ min: 0, max: 100_000_000_000 }), { minLength: 1, maxLength: 30 }),
        (amount, weights) => {
          const parts = spread(paise(amount), weights);
          const total = weights.reduce((all, weight) => all + weight, 0);
          if (total === 0) {
            // Not returned: fast-check takes an assertion's return value for a verdict.
            expect(parts).toEqual(weights.map(() => 0));
            return;
          }
          expect(parts.reduce((all, part) => all + part, 0)).toBe(amount);
          for (const [index, part] of parts.entries()) {
            const floor = Number((BigInt(amount) * BigInt(weights[index] ?? 0)) / BigInt(total));
            expect(part - floor === 0 || part - floor === 1).toBe(true);
          }
        },
      ),
    );
  });

  it('gives leftover paise to the largest remainders, the first among equals first', () => {
    expect(spread(paise(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(spread(paise(10), [1, 2, 4])).toEqual([1, 3, 6]);
  });
});
