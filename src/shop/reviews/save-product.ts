import { transact } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { createProduct } from '#src/shop/catalogue/create-product.ts';
import { NEW_PRODUCT, type ProductChange } from '#src/shop/catalogue/product-draft.ts';
import { updateProduct } from '#src/shop/catalogue/update-product.ts';
import { addReview } from '#src/shop/reviews/review.store.ts';
import { syncReviews } from '#src/shop/reviews/sync-reviews.ts';

/** Creates a product with its comments, or with one sample review that stays a draft (decisions.md §1). Answers its id. */
export function addProduct(platform: Platform, input: ProductChange): Promise<string> {
  return transact(platform, async (write) => {
    const id = await createProduct(platform, write, input);
    if (input.reviews) await syncReviews(platform, write, id, input);
    else {
      const at = platform.clock.now();
      await addReview(write.trx, {
        id: newId('rev', at.getTime()),
        productId: id,
        uid: null,
        ...NEW_PRODUCT.review,
        kind: 'store',
        state: 'draft',
        createdAt: at,
      });
    }
    return id;
  });
}

/** Changes a product and its comments in one transaction. Throws `not-found`, `invalid`. */
export function editProduct(platform: Platform, id: string, input: ProductChange): Promise<void> {
  return transact(platform, async (write) => {
    await updateProduct(platform, write, id, input);
    await syncReviews(platform, write, id, input);
  });
}
