import { newId } from '#src/platform/ids.ts';
import { NEW_PRODUCT } from '#src/shop/catalogue/products/product-draft.ts';
import type { ProductReviews } from '#src/shop/catalogue/products/save-product.ts';
import { addReview } from './review.store.ts';
import { syncReviews } from './sync-reviews.ts';

/** What reviews do when a product is saved. */
export const PRODUCT_REVIEWS: ProductReviews = {
  addSample({ clock }, { trx }, productId) {
    const at = clock.now();
    return addReview(trx, {
      id: newId('rev', at.getTime()),
      productId,
      uid: null,
      ...NEW_PRODUCT.review,
      kind: 'store',
      state: 'draft',
      createdAt: at,
    });
  },
  sync: syncReviews,
};
