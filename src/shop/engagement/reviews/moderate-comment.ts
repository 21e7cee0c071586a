import { transact } from '#src/platform/database/transact.ts';
import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { countReview } from '#src/shop/catalogue/products/counters.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import type { ModeratedComment } from './comment.ts';
import { countModerated, lockReview, selectModerated, setReviewState, settleReports } from './report.store.ts';

/** Comments with open reports, or hidden ones; newest first. */
export async function listModerated(
  { db }: Pick<Platform, 'db'>,
  query: { state: 'reported' | 'hidden'; page: number; limit: number },
): Promise<{ items: ModeratedComment[]; total: number; next: number | null }> {
  const [items, total] = await Promise.all([selectModerated(db, query), countModerated(db, query.state)]);
  return { items, total, next: query.page * query.limit < total ? query.page + 1 : null };
}

/**
 * Hides a comment, restores a hidden one, keeps a reported one, or removes it for good; its reports are settled with it. A hidden comment is left off
 * every page and out of the count. Throws `not-found`, also for a draft and for one removed for good.
 */
export async function moderateComment(
  platform: Platform,
  actor: Actor,
  id: string,
  state: 'published' | 'hidden' | 'removed',
): Promise<void> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const { trx, expire } = write;
    const review = await lockReview(trx, id);
    if (!review || review.state === 'draft' || review.state === 'removed') throw notFound('comment');
    const settled = await settleReports(trx, id, at);
    const act =
      state === 'published' ? (review.state === 'hidden' ? 'review.restored' : 'review.kept') : `review.${state}`;
    const told = { review: id, name: review.name, msg: review.msg };
    const [before, after] = [
      { ...told, state: review.state },
      { ...told, state, reportsSettled: settled },
    ];
    if (settled > 0 || review.state !== state)
      await recordAction(write, actor, { act, subject: `product:${review.productId}`, before, after }, at);
    if (review.state === state) return;
    await setReviewState(trx, id, state);
    const shown = (one: string) => (one === 'published' ? 1 : 0);
    const by = shown(state) - shown(review.state);
    if (by !== 0) await countReview(trx, review.productId, by as 1 | -1);
    expire(TAGS.comments(review.productId));
  });
}
