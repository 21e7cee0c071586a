import { expect, it } from 'vitest';
import { discountOf, listPriceFor } from '#src/shop/catalogue/products/product.ts';
import { discountAt, listPriceAt } from './list-price.ts';

it('shows the discount and the list price that the shop will write', () => {
  for (const price of [0, 1, 3, 7, 99, 1000, 13_499, 187_500]) {
    for (const discount of [0, 1, 5, 10, 33, 50, 89, 90]) {
      const listPrice = listPriceFor(price * 100, discount);
      expect(Math.round(listPriceAt(price, discount) * 100), `${price} less ${discount}%`).toBe(listPrice);
      expect(discountAt(price, listPrice / 100)).toBe(discountOf(price * 100, listPrice));
    }
  }
});
