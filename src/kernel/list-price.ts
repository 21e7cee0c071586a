// The arithmetic of src/shop/catalogue/products/product.ts in whole rupees, so that a form shows what saving will do.

/** Percent under the list price, whole (rules.md §4). */
export const discountAt = (price: number, listPrice: number): number =>
  listPrice > price ? Math.round(100 * (1 - price / listPrice)) : 0;

/** The list price in rupees that writing `discount` sets; a small price may need paise. */
export function listPriceAt(price: number, discount: number): number {
  const exact = (100 * price) / (100 - discount);
  const rupees = Math.round(exact);
  return rupees >= price && discountAt(price, rupees) === discount ? rupees : Math.round(exact * 100) / 100;
}
