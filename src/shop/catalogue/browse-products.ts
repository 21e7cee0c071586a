import type { Platform } from '#src/platform/platform.ts';
import { countFacets, type Facets } from '#src/shop/catalogue/count-facets.ts';
import { countUpTo, type ProductQuery, selectCards } from '#src/shop/catalogue/product.store.ts';
import type { ProductCard } from '#src/shop/catalogue/product.ts';

export type Browsed = { items: ProductCard[]; total: number; facets: Facets };

/** Further pages are not offered: who has looked through 10,000 products wants a filter, and the database an index. */
export const MOST_LISTED = 10_000;

/** One page of what shoppers filter and sort, with how many there are (counted to {@link MOST_LISTED} + 1) and what each further choice would show. */
export async function browseProducts({ db }: Pick<Platform, 'db'>, query: ProductQuery, known: { categories: string[]; brands: string[] }): Promise<Browsed> {
  const { sort: _, page: __, limit: ___, ...filter } = query;
  const [items, total, facets] = await Promise.all([selectCards(db, query), countUpTo(db, filter, MOST_LISTED + 1), countFacets(db, filter, known)]);
  return { items, total, facets };
}
