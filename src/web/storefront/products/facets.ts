import type { loadProducts } from './page.server.ts';

/** What the filter panel needs besides the filter itself. */
export type Facetted = Pick<
  Awaited<ReturnType<typeof loadProducts>>,
  'facets' | 'categories' | 'brands' | 'origins' | 'total'
>;
