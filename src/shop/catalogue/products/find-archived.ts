import type { Platform } from '#src/platform/platform.ts';
import { selectProducts } from './product.store.ts';
import type { Product } from './product.ts';

/** A product that was once sold and is no longer; undefined for what shoppers never saw, and for what is sold. */
export async function findArchived({ db }: Pick<Platform, 'db'>, id: string): Promise<Product | undefined> {
  const [product] = await selectProducts(db, { ids: [id], archived: true, page: 1, limit: 1 });
  return product;
}
