import { advisoryLock, transact } from '#src/platform/database/transact.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { ReportReason } from './comment.ts';
import { addReport, findPublished, limitReached } from './report.store.ts';

/** The most reports per account and hour: one angry evening must not bury the list. */
const LIMIT = 10;
const HOUR = 60 * 60 * 1000;

/**
 * Reports a comment; once per person, repeating changes nothing. The comment stays up until the administrator has looked. Throws `not-found`,
 * `conflict` for one's own comment, `too-many`.
 */
export async function reportComment(
  platform: Platform,
  uid: string,
  reviewId: string,
  reason: ReportReason,
): Promise<void> {
  const at = platform.clock.now();
  await transact(platform, async ({ trx }) => {
    const review = await findPublished(trx, reviewId);
    if (!review) throw notFound('comment');
    if (review.uid === uid) throw new Fault('conflict', 'own-comment');
    // Counted one after the other, so that simultaneous reports do not slip past the limit.
    await advisoryLock(trx, `reports ${uid}`);
    if (platform.settings.rateLimits && (await limitReached(trx, uid, new Date(at.getTime() - HOUR), LIMIT)))
      throw new Fault('too-many', 'reports-too-often');
    await addReport(trx, { reviewId, uid, reason, createdAt: at });
  });
}
