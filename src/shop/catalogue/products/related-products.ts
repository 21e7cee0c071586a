import type { Platform } from '#src/platform/platform.ts';
import { catalogueIndexOf } from '#src/shop/catalogue/search/catalogue-index.ts';
import { selectNearest } from '#src/shop/catalogue/search/select-nearest.ts';
import { selectCards } from './product.store.ts';
import type { Product, ProductCard } from './product.ts';
import { selectByWords, selectKitsWith } from './related.store.ts';

type Db = Pick<Platform, 'db'>;

const COUNT = 8;

/** Up to eight others: of the same category at a similar price, then of the same brand. */
export async function relatedProducts(
  shop: Pick<Platform, 'db' | 'cache'>,
  product: Pick<Product, 'id' | 'categorySlug' | 'brand' | 'price'>,
): Promise<ProductCard[]> {
  const held = await catalogueIndexOf(shop).current();
  const near = { id: product.id, price: product.price, limit: COUNT };
  const ids = product.categorySlug ? selectNearest(held, { ...near, category: product.categorySlug }) : [];
  if (ids.length < COUNT && product.brand) ids.push(...selectNearest(held, { ...near, brand: product.brand.slug }));
  return inOrder(shop, [...new Set(ids)].slice(0, COUNT));
}

/** What a product is used with: a kit's own parts, or the kits that contain it. */
export async function goesWith(shop: Db, product: Pick<Product, 'id'>, parts: string[]): Promise<ProductCard[]> {
  return inOrder(shop, parts.length ? parts : await selectKitsWith(shop.db, product.id, 4));
}

/** Products that an unknown id may have meant, by the words in it. */
export async function guessProducts(shop: Db, id: string): Promise<ProductCard[]> {
  return inOrder(shop, await selectByWords(shop.db, wordsOf(id), COUNT));
}

/** `ruvanta-550w-panel` → ruvanta, 550w, panel. At most five, and none that matches everything. */
export const wordsOf = (id: string): string[] =>
  [
    ...new Set(
      id
        .slice(0, 200)
        .toLowerCase()
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .filter((word) => word.length >= 3),
    ),
  ].slice(0, 5);

async function inOrder({ db }: Db, ids: string[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const cards = await selectCards(db, { ids, page: 1, limit: ids.length });
  return cards.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
