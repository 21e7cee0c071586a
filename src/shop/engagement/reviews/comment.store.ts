import { sql } from 'kysely';
import { ZERO_PAISE } from '#src/kernel/money.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import type { Comment, CommentOrder, Praise } from './comment.ts';

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

/** Whether a review's author has an order with its product that was not cancelled. */
const hasBought = sql<boolean>`exists (
  select from "order" join order_line on order_line.order_id = "order".id
   where "order".uid = review.uid and order_line.product_id = review.product_id and "order".status <> 'cancel' and not "order".awaits_proof)`;

/**
 * One page of a product's published comments, newest first unless `sort` says otherwise. Whether an author has bought it is read from the orders as
 * they are now.
 */
export async function selectComments(db: Queryable, query: Query): Promise<Comment[]> {
  const { sort = 'newest' } = query;
  const rows = await published(db, query)
    .select(['review.id', 'review.name', 'review.msg', 'review.kind', 'review.createdAt', 'rating.stars'])
    .select(hasBought.as('verified'))
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

/** Letters of a comment that can be quoted. */
const QUOTABLE = { least: 20, most: 160 };
/** A shop without any such comment among so many is not searched further. */
const LOOKED_AT = 300;

/** See find-praise.ts. */
export async function selectPraise(db: Queryable): Promise<Praise | undefined> {
  const row = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('review')
        .selectAll()
        .where('state', '=', 'published')
        .where('kind', '=', 'shopper')
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(LOOKED_AT)
        .as('review'),
    )
    .innerJoin('rating', (join) =>
      join.onRef('rating.uid', '=', 'review.uid').onRef('rating.productId', '=', 'review.productId'),
    )
    .innerJoin('product', 'product.id', 'review.productId')
    .select(['review.productId', 'product.name as productName', 'product.words', 'review.name', 'review.msg'])
    .where('rating.stars', '=', 5)
    .where(sql<number>`length(review.msg)`, '>=', QUOTABLE.least)
    .where(sql<number>`length(review.msg)`, '<=', QUOTABLE.most)
    .where('product.archivedAt', 'is', null)
    .where('product.pricePaise', '>', ZERO_PAISE)
    .where(hasBought)
    .orderBy('review.createdAt', 'desc')
    .orderBy('review.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { productId, productName, words, name, msg } = row;
  return { productId, product: { name: productName, words }, name, msg };
}
