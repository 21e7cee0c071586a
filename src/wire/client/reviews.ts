import type { commentsAnswer, commentsQuery, moderationBody, reportBody } from '#src/wire/engagement/review.ts';
import { type Answered, call, type Sent } from './call.ts';

export type ReportReason = Sent<typeof reportBody>['reason'];
/** The decision on a reported comment. */
export type Verdict = Sent<typeof moderationBody>['state'];

export type CommentOrder = NonNullable<Sent<typeof commentsQuery>['sort']>;

/** A comment as the shop answers it; `stars` is its author's rating, 0 for none. */
export type ListedComment = Answered<typeof commentsAnswer>['data']['reviews'][number];

/** One page of a product's comments, in this order; `stars` limits them to that rating. */
export async function listComments(
  productId: string,
  query: { page: number; stars?: number; sort: CommentOrder },
): Promise<{ comments: ListedComment[]; next: number | null }> {
  const search = new URLSearchParams({
    page: String(query.page),
    sort: query.sort,
    ...(query.stars && { stars: String(query.stars) }),
  });
  const answer = await call<{ answer: typeof commentsAnswer }>(
    'GET',
    `/products/${encodeURIComponent(productId)}/reviews?${search}`,
  );
  return { comments: answer.data.reviews, next: answer.next };
}

/** Reports a comment; a second report by the same person changes nothing. */
export const reportComment = async (reviewId: string, reason: ReportReason): Promise<void> =>
  void (await call<{ body: typeof reportBody }>('POST', `/reviews/${encodeURIComponent(reviewId)}/reports`, {
    reason,
  }));

/** Keeps a comment, hides it or removes it for good; for the administrator. */
export const judgeComment = async (reviewId: string, state: Verdict): Promise<void> =>
  void (await call<{ body: typeof moderationBody }>('PUT', `/reviews/${encodeURIComponent(reviewId)}`, { state }));
