/** "Only 3 left" is said only when it is true and few. */
export const FEW = 5;

/** The stock as a product's page shows it: none, the number of the few that are left, or one more than {@link FEW} for "in stock". */
export const shownStock = (stock: number): number => Math.max(0, Math.min(stock, FEW + 1));

/** The mean of the stars as it is shown, with one decimal; 0 without ratings. */
export const shownRating = ({ ratingCount, ratingSum }: { ratingCount: number; ratingSum: number }): number =>
  ratingCount ? Math.round((10 * ratingSum) / ratingCount) / 10 : 0;
