import type { Queryable } from '#src/platform/database/database.ts';
import type { Review } from '#src/shop/catalogue/product.ts';

/** The newest comments of each product, `each` at most; drafts only where asked for. */
export async function selectReviews(db: Queryable, productIds: string[], each: number, drafts: boolean): Promise<Map<string, Review[]>> {
  const found = new Map<string, Review[]>(productIds.map((id) => [id, []]));
  if (productIds.length === 0) return found;
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('review')
        .selectAll()
        .select((e) => e.fn.agg<number>('row_number').over((over) => over.partitionBy('productId').orderBy('createdAt', 'desc').orderBy('id', 'desc')).as('rank'))
        .where('productId', 'in', productIds)
        .where('state', 'in', drafts ? ['draft', 'published'] : ['published'])
        .as('ranked'),
    )
    .selectAll()
    .where('rank', '<=', each)
    .orderBy('productId')
    .orderBy('rank')
    .execute();
  for (const row of rows) found.get(row.productId)?.push({ id: row.id, name: row.name, msg: row.msg, kind: row.kind, at: row.createdAt, draft: row.state === 'draft' });
  return found;
}
