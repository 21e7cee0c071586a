import type { Paise } from '#src/kernel/money.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/fault.ts';
import { selectCards, selectGone, selectProducts } from './product.store.ts';
import type { Product, ProductCard } from './product.ts';
import { priceOnSale } from './product-write.store.ts';

/** The product's price. Throws `not-found` unless shoppers can see it. */
export async function mustBeOnSale(db: Queryable, id: string, drafts = false): Promise<Paise> {
  const price = await priceOnSale(db, id, drafts);
  if (price === undefined) throw notFound('product');
  return price;
}

/** A product in a shopper's list. `gone`: no longer sold. */
export type Listed<T> = { product: T; gone: boolean };

/** These products by id, archived ones too, so that a cart can still name what is no longer sold. */
export async function cardsById(db: Queryable, ids: string[]): Promise<Map<string, Listed<ProductCard>>> {
  return listed(db, ids, await selectCards(db, everything(ids)));
}

/** Like {@link cardsById}, with all the product data that the API returns. */
export async function productsById(db: Queryable, ids: string[]): Promise<Map<string, Listed<Product>>> {
  return listed(db, ids, await selectProducts(db, everything(ids)));
}

const everything = (ids: string[]) => ({ ids, drafts: true, archived: true, page: 1, limit: Math.max(1, ids.length) });

async function listed<T extends { id: string }>(
  db: Queryable,
  ids: string[],
  products: T[],
): Promise<Map<string, Listed<T>>> {
  const gone = new Set(await selectGone(db, ids));
  return new Map(products.map((product) => [product.id, { product, gone: gone.has(product.id) }]));
}
