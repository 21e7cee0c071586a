import type { Platform } from '#src/platform/platform.ts';
import { selectProducts } from './product.store.ts';
import type { Product } from './product.ts';

/** A product that was once sold and no longer is; undefined for one that shoppers never saw, or that is still sold. */
export async function findArchived({ db }: Pick<Platform, 'db'>, id: string): Promise<Product | undefined> {
  const [product] = await selectProducts(db, { ids: [id], archived: true, page: 1, limit: 1 });
  return product;
}
