import type { Platform } from '#src/platform/platform.ts';
import { countProducts, type ProductQuery, selectCards, selectProducts } from './product.store.ts';
import type { Product, ProductCard } from './product.ts';

export type Page<T> = { items: T[]; total: number; next: number | null };

const page = <T>(items: T[], total: number, query: ProductQuery): Page<T> => ({
  items,
  total,
  next: query.page * query.limit < total ? query.page + 1 : null,
});

/** Product cards for a page's own lists: `limit` of them, counted from page 1. */
export const listCards = ({ db }: Pick<Platform, 'db'>, query: ProductQuery): Promise<ProductCard[]> =>
  selectCards(db, query);

/** One page of whole products (without reviews), for the API. */
export async function listProducts({ db }: Pick<Platform, 'db'>, query: ProductQuery): Promise<Page<Product>> {
  const [items, total] = await Promise.all([selectProducts(db, query), countProducts(db, query)]);
  return page(items, total, query);
}
