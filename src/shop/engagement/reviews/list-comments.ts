import type { Platform } from '#src/platform/platform.ts';
import { countComments, selectComments } from './comment.store.ts';
import type { Comment, CommentOrder } from './comment.ts';

/** One page of a product's comments, newest first unless `sort` says otherwise; with `stars` only those whose author gave that many. */
export async function listComments(
  { db }: Pick<Platform, 'db'>,
  query: { productId: string; stars?: number; sort?: CommentOrder; page: number; limit: number },
): Promise<{ items: Comment[]; total: number; next: number | null }> {
  const [items, total] = await Promise.all([selectComments(db, query), countComments(db, query)]);
  return { items, total, next: query.page * query.limit < total ? query.page + 1 : null };
}
