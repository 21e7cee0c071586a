import type { Placement } from '#src/kernel/placements.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { Shelved } from '#src/shop/catalogue/search/catalogue-index.store.ts';
import { type CatalogueIndex, catalogueIndexOf } from '#src/shop/catalogue/search/catalogue-index.ts';
import { findRanked, type RankedSearch } from '#src/shop/catalogue/search/search.store.ts';
import { type ProductSort, selectCards } from './product.store.ts';
import type { ProductCard } from './product.ts';
import { meanStars, RATINGS } from './shown.ts';

/** The filters of the product list; several values of one kind are alternatives. Prices in paise, both ends included. */
export type Filter = {
  category?: string | undefined;
  placement?: Placement | undefined;
  brands?: string[];
  origins?: string[];
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
  /** The least average stars. */
  rating?: number | undefined;
  available?: boolean | undefined;
  /** The parsed search (read-search.ts). */
  search?: RankedSearch | undefined;
};

/** How many products each further choice would show, leaving out the current choice in its own dimension. */
type Facets = {
  categories: Counts;
  brands: Counts;
  placements: Counts;
  ratings: Counts;
  origins: Counts;
  available: number;
};
type Counts = Record<string, number>;

export type Browsed = { items: ProductCard[]; total: number; facets: Facets };

/** One page of the filtered and sorted list, with the total and what each further choice would show. */
export async function browseProducts(
  platform: Pick<Platform, 'db' | 'cache'>,
  { filter, sort, page, limit }: { filter: Filter; sort?: ProductSort | undefined; page: number; limit: number },
): Promise<Browsed> {
  const shelf = catalogueIndexOf(platform);
  const found = filter.search && (await findRanked(platform.db, filter.search));
  const order = await inOrder(shelf, sort, found);
  const { matches, facets } = narrow(order, filter, found && new Set(found));
  const ids = matches.slice((page - 1) * limit, page * limit).map(({ id }) => id);
  const cards = new Map(
    (await selectCards(platform.db, { ids, page: 1, limit: Math.max(1, ids.length) })).map((card) => [card.id, card]),
  );
  return { items: ids.flatMap((id) => cards.get(id) ?? []), total: matches.length, facets };
}

async function inOrder(
  shelf: CatalogueIndex,
  sort: ProductSort | undefined,
  found: string[] | undefined,
): Promise<readonly Shelved[]> {
  if (!found || (sort && sort !== 'relevance')) return shelf.inOrder(sort ?? 'placed');
  const byId = new Map((await shelf.items()).map((item) => [item.id, item]));
  return found.flatMap((id) => byId.get(id) ?? []);
}

type Dimension = 'category' | 'brand' | 'placement' | 'rating' | 'origin' | 'available' | 'price';

/**
 * One pass: a product that matches everything counts for every dimension; one that fails a single dimension counts only for that dimension, as
 * choosing it there would show the product.
 */
function narrow(
  order: readonly Shelved[],
  filter: Filter,
  found: Set<string> | undefined,
): { matches: Shelved[]; facets: Facets } {
  const [brands, origins] = [new Set(filter.brands), new Set(filter.origins)];
  const facets: Facets = { categories: {}, brands: {}, placements: {}, ratings: {}, origins: {}, available: 0 };
  const matches: Shelved[] = [];
  const add = (counts: Counts, key: string) => {
    counts[key] = (counts[key] ?? 0) + 1;
  };
  for (const item of order) {
    if (found && !found.has(item.id)) continue;
    const stars = meanStars(item);
    let failed: Dimension | undefined;
    let failures = 0;
    const fail = (dimension: Dimension) => {
      failed = dimension;
      failures += 1;
    };
    if (filter.category !== undefined && item.category !== filter.category) fail('category');
    if (filter.placement !== undefined && item.placement !== filter.placement) fail('placement');
    if (brands.size > 0 && !brands.has(item.brand)) fail('brand');
    if (origins.size > 0 && !origins.has(item.origin)) fail('origin');
    if (filter.rating !== undefined && stars < filter.rating) fail('rating');
    if (filter.available && !item.available) fail('available');
    if (
      (filter.priceFrom !== undefined && item.price < filter.priceFrom) ||
      (filter.priceTo !== undefined && item.price > filter.priceTo)
    )
      fail('price');
    if (failures > 1) continue;
    if (failures === 0) matches.push(item);
    if (failures === 0 || failed === 'category') add(facets.categories, item.category);
    if (failures === 0 || failed === 'brand') add(facets.brands, item.brand);
    if (failures === 0 || failed === 'placement') add(facets.placements, item.placement);
    if (failures === 0 || failed === 'origin') add(facets.origins, item.origin);
    if (failures === 0 || failed === 'rating')
      for (const least of RATINGS) if (stars >= least) add(facets.ratings, String(least));
    if ((failures === 0 || failed === 'available') && item.available) facets.available += 1;
  }
  return { matches, facets };
}
