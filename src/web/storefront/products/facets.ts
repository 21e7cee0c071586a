import type { loader } from './page.server.ts';

/** What the filter panel needs besides the filter itself. */
export type Facetted = Pick<
  Awaited<ReturnType<typeof loader>>,
  'facets' | 'categories' | 'brands' | 'origins' | 'figures' | 'total'
>;
