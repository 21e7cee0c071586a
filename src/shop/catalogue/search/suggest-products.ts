import type { Platform } from '#src/platform/platform.ts';
import { selectCards } from '#src/shop/catalogue/products/product.store.ts';
import type { Category, ProductCard } from '#src/shop/catalogue/products/product.ts';
import { findBest } from './find-ranked.ts';
import { readSearch } from './read-search.ts';
import type { RankedSearch } from './search.store.ts';
import { wordsOf } from './search-words.ts';

export type Suggestions = {
  products: ProductCard[];
  categories: Pick<Category, 'slug' | 'name' | 'words'>[];
  corrected: string | undefined;
};

const PRODUCTS = 6;

/** Suggestions for a search that is still being typed: a few products and categories. None for fewer than two letters. */
export async function suggestProducts(platform: Pick<Platform, 'db' | 'cache'>, typed: string): Promise<Suggestions> {
  if (wordsOf(typed).join('').length < 2) return { products: [], categories: [], corrected: undefined };
  const { asked, categories, corrected } = await readSearch(platform, typed);
  return { products: asked ? await bestCards(platform, asked) : [], categories, corrected };
}

async function bestCards(shop: Pick<Platform, 'db' | 'cache'>, search: RankedSearch): Promise<ProductCard[]> {
  const ids = await findBest(shop, search, PRODUCTS);
  const cards = new Map((await selectCards(shop.db, { ids, page: 1, limit: PRODUCTS })).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
