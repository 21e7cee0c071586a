import type { loadProducts } from '../products.server.ts';

/** What the filter panel needs besides the filter itself. */
export type Facetted = Pick<Awaited<ReturnType<typeof loadProducts>>, 'facets' | 'categories' | 'brands' | 'origins' | 'total' | 'more'>;

/** Counting stops here (src/shop/catalogue/count-facets.ts). */
export const MANY = 1000;
