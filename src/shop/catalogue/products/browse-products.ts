import type { Platform } from '#src/platform/platform.ts';
import { catalogueIndexOf } from '#src/shop/catalogue/search/catalogue-index.ts';
import { findRanked } from '#src/shop/catalogue/search/find-ranked.ts';
import { type Facets, type Narrowing, narrow } from '#src/shop/catalogue/search/narrow.ts';
import type { RankedSearch } from '#src/shop/catalogue/search/search.store.ts';
import { type ProductSort, selectCards } from './product.store.ts';
import type { ProductCard } from './product.ts';

/** The filters of the product list. */
export type Filter = Narrowing & {
  /** The parsed search (read-search.ts). */
  search?: RankedSearch | undefined;
};

export type Browsed = { items: ProductCard[]; total: number; facets: Facets };

/** One page of the filtered and sorted list, with the total and what each further choice would show; with a limit of 0 only these. */
export async function browseProducts(
  platform: Pick<Platform, 'db' | 'cache'>,
  { filter, sort, page, limit }: { filter: Filter; sort?: ProductSort | undefined; page: number; limit: number },
): Promise<Browsed> {
  const found = filter.search && (await findRanked(platform, filter.search));
  const held = await catalogueIndexOf(platform).current();
  const { ids, total, facets } = narrow(held, { filter, sort, found, page, limit });
  const rows = ids.length ? await selectCards(platform.db, { ids, page: 1, limit: ids.length }) : [];
  const cards = new Map(rows.map((card) => [card.id, card]));
  return { items: ids.flatMap((id) => cards.get(id) ?? []), total, facets };
}
