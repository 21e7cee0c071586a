/** What the list shows; all of it stands in the address, so Back, Forward and a shared link work. */
export type ProductFilter = { category?: string; placement?: PlacementSlug; brand?: string; sort?: SortKey; page?: number };

/** Placements by the names that stand in addresses. */
export const PLACEMENT_SLUGS = ['flash-deals', 'big-discounts', 'top-products', 'new-arrivals', 'shope'] as const;
export type PlacementSlug = (typeof PLACEMENT_SLUGS)[number];

/** The four options of spec.md §2; 'shope' can be linked to and is not offered. */
export const OFFERED_PLACEMENTS = PLACEMENT_SLUGS.slice(0, 4);

export const SORT_KEYS = ['revenue', 'popularity', 'vote-count', 'vote-average', 'price-up', 'price-down', 'newest'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined => known.find((one) => one === value);

/** Reads an address; what it does not know it leaves out, but an unknown category stays and finds nothing. */
export function readFilter(query: URLSearchParams): ProductFilter {
  const page = Number(query.get('page'));
  return {
    category: query.get('category') || undefined,
    placement: oneOf(PLACEMENT_SLUGS, query.get('placement')),
    brand: query.get('brand') || undefined,
    sort: oneOf(SORT_KEYS, query.get('sort')),
    page: Number.isSafeInteger(page) && page > 1 ? page : undefined,
  };
}

/** The list's address for a filter. A new choice starts at the first page. */
export function filterHref(filter: ProductFilter, change: Partial<ProductFilter> = {}): string {
  const wanted = { ...filter, page: undefined, ...change };
  const query = new URLSearchParams(Object.entries(wanted).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])));
  return query.size ? `/products?${query}` : '/products';
}
