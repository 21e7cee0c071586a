import type { Platform } from '#src/platform/platform.ts';
import { selectCards } from '#src/shop/catalogue/product.store.ts';
import type { ProductCard } from '#src/shop/catalogue/product.ts';
import { readSearch } from '#src/shop/catalogue/read-search.ts';
import { findCategoriesBySearch, findRanked } from '#src/shop/catalogue/search.store.ts';
import { wordsOf } from '#src/shop/catalogue/search-words.ts';

export type Suggestions = { products: ProductCard[]; categories: { slug: string; name: string }[]; corrected: string | undefined };

const PRODUCTS = 6;

/** What somebody who is still typing may mean: a few products and categories. Nothing for less than two letters. */
export async function suggestProducts(platform: Pick<Platform, 'db'>, typed: string): Promise<Suggestions> {
  if (wordsOf(typed).join('').length < 2) return { products: [], categories: [], corrected: undefined };
  const { query, broad, corrected } = await readSearch(platform, typed);
  if (!query) return { products: [], categories: [], corrected };
  const [products, categories] = await Promise.all([bestCards(platform, { query, broad }), findCategoriesBySearch(platform.db, query)]);
  return { products, categories, corrected };
}

async function bestCards({ db }: Pick<Platform, 'db'>, search: { query: string; broad: boolean }): Promise<ProductCard[]> {
  const ids = (await findRanked(db, search)).slice(0, PRODUCTS);
  const cards = new Map((await selectCards(db, { ids, page: 1, limit: PRODUCTS })).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
