import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { selectProducts } from './product.store.ts';
import type { Product } from './product.ts';

/** One product without its reviews; a draft only for the administrator. Throws `not-found`, also for archived products. */
export async function showProduct(
  { db }: Pick<Platform, 'db'>,
  id: string,
  options: { drafts: boolean },
): Promise<Product> {
  const [product] = await selectProducts(db, { ids: [id], drafts: options.drafts, page: 1, limit: 1 });
  if (!product) throw notFound('product');
  return product;
}
