import type { Platform } from '#src/platform/platform.ts';
import type { Product } from '#src/shop/catalogue/products/product.ts';
import { selectReviews } from './review.store.ts';

/** Gives products their newest comments: 3 each in lists, 50 for a single product (rules.md §3). */
export async function withReviews(
  { db }: Pick<Platform, 'db'>,
  products: Product[],
  options: { each: number; drafts: boolean },
): Promise<Product[]> {
  const reviews = await selectReviews(
    db,
    products.map((product) => product.id),
    options.each,
    options.drafts,
  );
  return products.map((product) => ({ ...product, reviews: reviews.get(product.id) ?? [] }));
}
