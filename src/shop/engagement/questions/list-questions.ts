import type { Platform } from '#src/platform/platform.ts';
import { countAnswered, selectAnswered, selectOwn } from './question.store.ts';
import type { AnsweredQuestion, OwnQuestion } from './question.ts';

/** More than the limits let anybody leave open on one product in a month. */
const MOST_OWN = 50;

/** One page of a product's answered questions, the newest answer first. */
export async function listAnswered(
  { db }: Pick<Platform, 'db'>,
  query: { productId: string; page: number; limit: number },
): Promise<{ items: AnsweredQuestion[]; total: number; next: number | null }> {
  const [items, total] = await Promise.all([selectAnswered(db, query), countAnswered(db, query.productId)]);
  return { items, total, next: query.page * query.limit < total ? query.page + 1 : null };
}

/** What this person asked about the product and is not shown: it waits for an answer, or is hidden. */
export const listOwn = ({ db }: Pick<Platform, 'db'>, uid: string, productId: string): Promise<OwnQuestion[]> =>
  selectOwn(db, uid, productId, MOST_OWN);
