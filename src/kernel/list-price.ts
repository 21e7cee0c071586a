/** Percent below the list price, whole: round(100·(1 − price/listPrice)), both in the same unit (rules.md §4). */
export const discountOf = (price: number, listPrice: number): number =>
  listPrice > price ? Math.round(100 * (1 - price / listPrice)) : 0;

/**
 * The list price (paise) that makes `discount` percent of `price` (paise): round(100·price/(100 − discount)) (rules.md §4). Whole rupees,
 * unless a small price would then give a different discount.
 */
export function listPriceFor(price: number, discount: number): number {
  const exact = (100 * price) / (100 - discount);
  const rupees = Math.round(exact / 100) * 100;
  return rupees >= price && discountOf(price, rupees) === discount ? rupees : Math.round(exact);
}
