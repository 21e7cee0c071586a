import type { Queryable } from '#src/platform/database/database.ts';
import type { Comment, CommentOrder } from './comment.ts';

type Query = { productId: string; stars?: number; sort?: CommentOrder; page: number; limit: number };

const published = (db: Queryable, { productId, stars }: Pick<Query, 'productId' | 'stars'>) => {
  const rows = db
    .selectFrom('review')
    .leftJoin('rating', (join) =>
      join.onRef('rating.uid', '=', 'review.uid').onRef('rating.productId', '=', 'review.productId'),
    )
    .where('review.productId', '=', productId)
    .where('review.state', '=', 'published');
  return stars ? rows.where('rating.stars', '=', stars) : rows;
};

/**
 * One page of a product's published comments, newest first unless `sort` says otherwise. Whether an author has bought it is read from the orders as
 * they are now.
 */
export async function selectComments(db: Queryable, query: Query): Promise<Comment[]> {
  const { sort = 'newest' } = query;
  const rows = await published(db, query)
    .select(['review.id', 'review.name', 'review.msg', 'review.kind', 'review.createdAt', 'rating.stars'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('order')
            .innerJoin('orderLine', 'orderLine.orderId', 'order.id')
            .select('order.id')
            .whereRef('order.uid', '=', 'review.uid')
            .whereRef('orderLine.productId', '=', 'review.productId')
            .where('order.status', '<>', 'cancel')
            .where('order.awaitsProof', '=', false),
        )
        .as('verified'),
    )
    .$if(sort !== 'newest', (rows) =>
      rows.orderBy('rating.stars', (by) => (sort === 'lowest' ? by.asc() : by.desc()).nullsLast()),
    )
    .orderBy('review.createdAt', 'desc')
    .orderBy('review.id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return rows.map(({ id, name, msg, kind, createdAt, verified, stars }) => ({
    id,
    name,
    msg,
    kind,
    at: createdAt,
    verified: Boolean(verified),
    stars: stars ?? 0,
  }));
}

export async function countComments(db: Queryable, query: Pick<Query, 'productId' | 'stars'>): Promise<number> {
  const { count } = await published(db, query)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
