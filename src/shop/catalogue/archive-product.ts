import { transact } from '#src/platform/database/transact.ts';
import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { TAGS } from '#src/shop/catalogue/product.ts';
import { changeProduct } from '#src/shop/catalogue/product-write.store.ts';

/** Takes a product off sale for good; orders keep their copy, carts and favourites show it as no longer sold. Throws `not-found`. */
export async function archiveProduct(platform: Platform, id: string): Promise<void> {
  const now = platform.clock.now();
  await transact(platform, async ({ trx, expire }) => {
    if (!(await changeProduct(trx, id, { archivedAt: now, updatedAt: now }))) throw notFound('This product');
    expire(TAGS.product(id), TAGS.products, TAGS.categories);
  });
}
