import type { Queryable } from '#src/platform/database/database.ts';
import { countEach, type ProductQuery, selectOrigins } from '#src/shop/catalogue/product.store.ts';
import { PLACEMENTS } from '#src/shop/catalogue/product.ts';

type Filter = Omit<ProductQuery, 'page' | 'limit' | 'sort'>;

/** How many products each further choice would show; a number stands at {@link FACET_LIMIT} where there are more. */
export type Facets = { categories: Counts; brands: Counts; placements: Counts; ratings: Counts; origins: Counts; available: number };
type Counts = Record<string, number>;

/** Nobody reads whether it is 4,000 or 5,000, and counting them all takes as long as reading them (issue: 999+). */
export const FACET_LIMIT = 1000;
export const RATINGS = [4, 3, 2] as const;

/** Counts for each dimension with its own choice left out, the others kept, so that a number says what a press would show. */
export async function countFacets(db: Queryable, filter: Filter, known: { categories: string[]; brands: string[] }): Promise<Facets> {
  const origins = await selectOrigins(db);
  const dimensions: [keyof Facets, string, Filter][] = [
    ...known.categories.map((slug): [keyof Facets, string, Filter] => ['categories', slug, { ...filter, category: slug }]),
    ...known.brands.map((slug): [keyof Facets, string, Filter] => ['brands', slug, { ...filter, brands: [slug] }]),
    ...PLACEMENTS.map((placement): [keyof Facets, string, Filter] => ['placements', placement, { ...filter, placement }]),
    ...RATINGS.map((rating): [keyof Facets, string, Filter] => ['ratings', String(rating), { ...filter, rating }]),
    ...origins.map((origin): [keyof Facets, string, Filter] => ['origins', origin, { ...filter, origins: [origin] }]),
    ['available', '', { ...filter, available: true }],
  ];
  const counts = await countEach(
    db,
    dimensions.map(([, , one]) => one),
    FACET_LIMIT,
  );
  const facets: Facets = { categories: {}, brands: {}, placements: {}, ratings: {}, origins: {}, available: 0 };
  for (const [at, [name, value]] of dimensions.entries()) {
    if (name === 'available') facets.available = counts[at] ?? 0;
    else facets[name][value] = counts[at] ?? 0;
  }
  return facets;
}
