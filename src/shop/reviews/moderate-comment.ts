import { transact } from '#src/platform/database/transact.ts';
import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { TAGS } from '#src/shop/catalogue/product.ts';
import type { ModeratedComment } from '#src/shop/reviews/comment.ts';
import { countModerated, lockReview, selectModerated, setReviewState, settleReports } from '#src/shop/reviews/report.store.ts';
import { recount } from '#src/shop/reviews/review.store.ts';

/** Comments with open reports, or those that are hidden; newest first. */
export async function listModerated(
  { db }: Pick<Platform, 'db'>,
  query: { state: 'reported' | 'hidden'; page: number; limit: number },
): Promise<{ items: ModeratedComment[]; total: number; next: number | null }> {
  const [items, total] = await Promise.all([selectModerated(db, query), countModerated(db, query.state)]);
  return { items, total, next: query.page * query.limit < total ? query.page + 1 : null };
}

/**
 * Hides a comment, restores a hidden one, or lets a reported one stand; its reports are settled with it. A hidden comment
 * leaves every page and the count. Throws `not-found`, also for a draft and for what was removed for good.
 */
export async function moderateComment(platform: Platform, id: string, state: 'published' | 'hidden'): Promise<void> {
  const at = platform.clock.now();
  await transact(platform, async ({ trx, expire }) => {
    const review = await lockReview(trx, id);
    if (!review || review.state === 'draft' || review.state === 'removed') throw notFound('This comment');
    await settleReports(trx, id, at);
    if (review.state === state) return;
    await setReviewState(trx, id, state);
    await recount(trx, review.productId, state === 'published' ? 1 : -1);
    expire(TAGS.product(review.productId));
  });
}
