import type { ProductTile } from '#src/web/features/product-card/product-tile.ts';
import type { ComparedGroup } from '#src/web/ui/comparison.tsx';

/** A figure with its value for each product ('' if it has none); `best` marks the best ones where there is a better and a worse. */
export type ComparedRow = ComparedGroup['rows'][number];

/** What the comparison shows: the products, and their figures under the headings of the specification. */
export type CompareView = {
  products: ProductTile[];
  groups: ComparedGroup[];
  category: { slug: string; name: string } | undefined;
};
