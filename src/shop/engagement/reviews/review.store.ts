import type { Insertable } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import { countReview } from '#src/shop/catalogue/products/counters.ts';
import type { Review } from '#src/shop/catalogue/products/product.ts';

/** The newest comments of each product, at most `each`; drafts only on request. */
export async function selectReviews(
  db: Queryable,
  productIds: string[],
  each: number,
  drafts: boolean,
): Promise<Map<string, Review[]>> {
  const found = new Map<string, Review[]>(productIds.map((id) => [id, []]));
  if (productIds.length === 0) return found;
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('review')
        .selectAll()
        .select((e) =>
          e.fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('productId').orderBy('createdAt', 'desc').orderBy('id', 'desc'))
            .as('rank'),
        )
        .where('productId', 'in', productIds)
        .where('state', 'in', drafts ? ['draft', 'published'] : ['published'])
        .as('ranked'),
    )
    .selectAll()
    .where('rank', '<=', each)
    .orderBy('productId')
    .orderBy('rank')
    .execute();
  for (const row of rows)
    found.get(row.productId)?.push({
      id: row.id,
      name: row.name,
      msg: row.msg,
      kind: row.kind,
      at: row.createdAt,
      draft: row.state === 'draft',
    });
  return found;
}

/** The newest comments that a product's manager sees, drafts included. */
export const shownReviews = (trx: Tx, productId: string, limit: number) =>
  trx
    .selectFrom('review')
    .select(['id', 'kind', 'name', 'msg'])
    .where('productId', '=', productId)
    .where('state', 'in', ['draft', 'published'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Adds a comment; a published one is counted in the same transaction. */
export async function addReview(trx: Tx, row: Insertable<Schema['review']>): Promise<void> {
  await trx.insertInto('review').values(row).execute();
  if (row.state === 'published') await countReview(trx, row.productId, 1);
}

export async function dropReview(trx: Tx, id: string): Promise<void> {
  const was = await trx
    .selectFrom('review')
    .select(['productId', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!was || was.state === 'removed') return;
  await trx.updateTable('review').set({ state: 'removed' }).where('id', '=', id).execute();
  if (was.state === 'published') await countReview(trx, was.productId, -1);
}
