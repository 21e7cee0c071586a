import type { ProductTile } from '#src/web/features/product-card/product-tile.ts';

/** What the comparison shows: the products, and each specification with its value for each of them ('' if it has none). */
export type CompareView = {
  products: (ProductTile & { brand: string; warranty: string; origin: string })[];
  rows: { name: string; values: string[] }[];
  category: { slug: string; name: string } | undefined;
};
