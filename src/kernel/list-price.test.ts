import fc from 'fast-check';
import { expect, it } from 'vitest';
import { discountOf, listPriceFor } from './list-price.ts';

it('a written discount is read back unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 100_000_000 }), fc.integer({ min: 0, max: 90 }), (price, discount) => {
      const listPrice = listPriceFor(price, discount);
      expect(Number.isSafeInteger(listPrice) && listPrice >= price).toBe(true);
      expect(discountOf(price, listPrice)).toBe(discount);
    }),
  );
});

it('a list price is whole rupees where that keeps the discount', () => {
  expect(listPriceFor(1_349_900, 10)).toBe(1_499_900);
  expect(listPriceFor(300, 33)).toBe(448);
});
