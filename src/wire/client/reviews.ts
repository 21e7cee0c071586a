import { call } from './call.ts';

export type ReportReason = 'spam' | 'offensive' | 'untrue' | 'off-topic' | 'personal';

/** A comment as the shop answers it; `stars` are what its author gave, 0 for none. */
export type ListedComment = {
  id: string;
  name: string;
  msg: string;
  kind: 'shopper' | 'store';
  date: string;
  verified: boolean;
  stars: number;
};

/** One page of a product's comments, newest first; `stars` only of those who gave so many. */
export async function listComments(
  productId: string,
  query: { page: number; stars?: number },
): Promise<{ comments: ListedComment[]; next: number | null }> {
  const search = new URLSearchParams({ page: String(query.page), ...(query.stars && { stars: String(query.stars) }) });
  const answer = await call<{ next: number | null; data: { reviews: ListedComment[] } }>(
    'GET',
    `/products/${encodeURIComponent(productId)}/reviews?${search}`,
  );
  return { comments: answer.data.reviews, next: answer.next };
}

/** Reports a comment; a second report of the same person changes nothing. */
export const reportComment = async (reviewId: string, reason: ReportReason): Promise<void> =>
  void (await call('POST', `/reviews/${encodeURIComponent(reviewId)}/reports`, { reason }));
