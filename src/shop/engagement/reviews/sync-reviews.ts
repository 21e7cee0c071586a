import type { Write } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { isSampleReview, type ProductChange } from '#src/shop/catalogue/products/product-draft.ts';
import { addReview, dropReview, shownReviews } from './review.store.ts';

/** How many comments the API returns with a product, and so how many an editor can have loaded (rules.md §3). */
export const LOADED = 50;

/**
 * Updates a product's comments to what the product manager sent: unknown ones become the store's own (the specification's sample stays a draft), and
 * missing ones are removed. A shopper's comment is removed only if the editor says that it had been loaded (`reviewsWas`).
 */
export async function syncReviews(
  { clock }: Pick<Platform, 'clock'>,
  write: Write,
  actor: Actor,
  productId: string,
  change: Pick<ProductChange, 'reviews' | 'reviewsWas'>,
): Promise<void> {
  if (!change.reviews) return;
  const { trx, expire } = write;
  const at = clock.now();
  const subject = `product:${productId}`;
  const shown = await shownReviews(trx, productId, LOADED);
  const known = new Set(shown.map((review) => review.id));
  const kept = new Set(change.reviews.flatMap((review) => (review.id && known.has(review.id) ? [review.id] : [])));
  const loaded = new Set(
    change.reviewsWas ?? shown.filter((review) => review.kind === 'store').map((review) => review.id),
  );
  for (const review of shown) {
    if (kept.has(review.id) || !loaded.has(review.id)) continue;
    await dropReview(trx, review.id);
    await recordAction(
      write,
      actor,
      { act: 'review.removed', subject, before: { review: review.id, name: review.name, msg: review.msg } },
      at,
    );
  }
  for (const review of change.reviews) {
    if (review.id && known.has(review.id)) continue;
    const id = newId('rev', at.getTime());
    await recordAction(
      write,
      actor,
      { act: 'review.added', subject, after: { review: id, name: review.name, msg: review.msg } },
      at,
    );
    await addReview(trx, {
      id,
      productId,
      uid: null,
      name: review.name,
      msg: review.msg,
      kind: 'store',
      state: isSampleReview(review) ? 'draft' : 'published',
      createdAt: at,
    });
  }
  expire(TAGS.comments(productId));
}
