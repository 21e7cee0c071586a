import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountOf, listPriceFor } from '#src/kernel/list-price.ts';

import { pricesAfter } from './product-draft.ts';

describe('discount and list price', () => {
  it('a written discount is read back unchanged, and the list price is never below the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 0, max: 90 }), (rupees, discount) => {
        const price = rupees * 100;
        const listPrice = listPriceFor(price, discount);
        expect(listPrice).toBeGreaterThanOrEqual(price);
        expect(discountOf(price, listPrice)).toBe(discount);
      }),
    );
  });

  it('gives the list price of rules.md §4 in whole rupees', () => {
    expect(listPriceFor(900_00, 10)).toBe(1000_00);
    expect(listPriceFor(1000_00, 15)).toBe(1176_00);
  });

  it('keeps the list price when only the price changes, and raises it when the price exceeds it', () => {
    expect(pricesAfter({ price: 800_00, listPrice: 1000_00 }, { price: 700_00 as never })).toEqual({
      price: 700_00,
      listPrice: 1000_00,
    });
    expect(pricesAfter({ price: 800_00, listPrice: 1000_00 }, { price: 1200_00 as never })).toEqual({
      price: 1200_00,
      listPrice: 1200_00,
    });
  });
});
