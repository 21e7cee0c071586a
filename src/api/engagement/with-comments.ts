import type { Product } from '#src/shop/catalogue/products/product.ts';
import { showProduct } from '#src/shop/catalogue/products/show-product.ts';
import { withReviews } from '#src/shop/engagement/reviews/list-reviews.ts';
import type { Shop } from '#src/shop/shop.ts';

/** One product with its newest 50 comments. `drafts`: also one that is not on sale, and hidden comments. Throws `not-found`. */
export async function withComments(shop: Shop, productId: string, { drafts }: { drafts: boolean }): Promise<Product> {
  const [product] = await withReviews(shop, [await showProduct(shop, productId, { drafts })], { each: 50, drafts });
  return product as Product;
}
