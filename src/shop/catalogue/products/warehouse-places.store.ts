import type { Queryable } from '#src/platform/database/database.ts';

/** Those of these products that exist, including archived ones, by category and number. */
export async function selectWarehousePlaces(
  db: Queryable,
  ids: string[],
): Promise<{ productId: string; category: string }[]> {
  const rows = await db
    .selectFrom('product')
    .leftJoin('category', 'category.slug', 'product.category')
    .select(['product.id as productId', 'category.name as category'])
    .where('product.id', 'in', ids.length ? ids : [''])
    .orderBy('category.position')
    .orderBy('product.number')
    .execute();
  return rows.map(({ productId, category }) => ({ productId, category: category ?? '' }));
}
