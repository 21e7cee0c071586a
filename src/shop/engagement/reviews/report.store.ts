import { sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { ModeratedComment, ReportReason } from './comment.ts';

export const findPublished = (db: Queryable, id: string) =>
  db
    .selectFrom('review')
    .select(['uid', 'productId'])
    .where('id', '=', id)
    .where('state', '=', 'published')
    .executeTakeFirst();

/** Stores a report, unless this person has already made one. */
export const addReport = (trx: Tx, row: { reviewId: string; uid: string; reason: ReportReason; createdAt: Date }) =>
  trx
    .insertInto('reviewReport')
    .values({ ...row, settledAt: null })
    .onConflict((conflict) => conflict.columns(['reviewId', 'uid']).doNothing())
    .execute();

/** Whether this person has made `limit` reports since `since`. */
export const limitReached = async (db: Queryable, uid: string, since: Date, limit: number): Promise<boolean> => {
  const rows = await db
    .selectFrom('reviewReport')
    .select('createdAt')
    .where('uid', '=', uid)
    .where('createdAt', '>', since)
    .limit(limit)
    .execute();
  return rows.length === limit;
};

type Query = { state: 'reported' | 'hidden'; page: number; limit: number };

const moderated = (db: Queryable, state: Query['state']) => {
  const rows = db.selectFrom('review').innerJoin('product', 'product.id', 'review.productId');
  if (state === 'hidden') return rows.where('review.state', '=', 'hidden');
  return rows
    .where('review.state', '=', 'published')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('reviewReport')
          .select('uid')
          .whereRef('reviewId', '=', 'review.id')
          .where('settledAt', 'is', null),
      ),
    );
};

/** Comments to look at, newest first, with their open reports. */
export async function selectModerated(db: Queryable, { state, page, limit }: Query): Promise<ModeratedComment[]> {
  const rows = await moderated(db, state)
    .select([
      'review.id',
      'review.productId',
      'product.name as productName',
      'review.name',
      'review.msg',
      'review.createdAt',
      'review.state',
    ])
    .select(
      sql<Record<string, number>>`(select coalesce(jsonb_object_agg(reason, count), '{}') from (
        select reason, count(*)::int as count from review_report where review_id = review.id and settled_at is null group by reason) as open)`.as(
        'reports',
      ),
    )
    .orderBy('review.createdAt', 'desc')
    .orderBy('review.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return rows.map(({ createdAt, state, ...row }) => ({
    ...row,
    at: createdAt,
    state: state as 'published' | 'hidden',
  }));
}

export async function countModerated(db: Queryable, state: Query['state']): Promise<number> {
  const { count } = await moderated(db, state)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const lockReview = (trx: Tx, id: string) =>
  trx
    .selectFrom('review')
    .select(['productId', 'state', 'name', 'msg'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const setReviewState = (trx: Tx, id: string, state: 'published' | 'hidden' | 'removed') =>
  trx.updateTable('review').set({ state }).where('id', '=', id).execute();

/** Settles the reports made so far, as the administrator has looked. Returns how many there were. */
export async function settleReports(trx: Tx, reviewId: string, at: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('reviewReport')
    .set({ settledAt: at })
    .where('reviewId', '=', reviewId)
    .where('settledAt', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
