import { type ExpressionBuilder, sql } from 'kysely';
import { ZERO_PAISE } from '#src/kernel/money.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { ManagedFilter, ManagedSort } from './managed.ts';

/** Stock at or below this is low. */
const LOW_STOCK = 5;

const escaped = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** The products that match a product manager's filter; archived ones only on request. */
export function managed(db: Queryable, filter: ManagedFilter) {
  let rows = db
    .selectFrom('product')
    .leftJoin('category', 'category.slug', 'product.category')
    .leftJoin('brand', 'brand.slug', 'product.brand');
  rows = rows.where('product.archivedAt', filter.state === 'archived' ? 'is not' : 'is', null);
  if (filter.state === 'draft') rows = rows.where('product.pricePaise', '=', ZERO_PAISE);
  if (filter.state === 'live') rows = rows.where('product.pricePaise', '>', ZERO_PAISE);
  if (filter.placement) rows = rows.where('product.placement', '=', filter.placement);
  if (filter.category) rows = rows.where('product.category', '=', filter.category);
  if (filter.brand) rows = rows.where('product.brand', '=', filter.brand);
  if (filter.stock === 'out') rows = rows.where('product.stock', '=', 0);
  if (filter.stock === 'low') rows = rows.where('product.stock', '>', 0).where('product.stock', '<=', LOW_STOCK);
  if (filter.stock === 'in') rows = rows.where('product.stock', '>', LOW_STOCK);
  if (filter.ids) rows = rows.where(sql<boolean>`product.id = any(${filter.ids})`);
  for (const word of (filter.q ?? '').split(/\s+/).filter(Boolean).slice(0, 8)) {
    rows = rows.where(
      sql<boolean>`concat_ws(' ', product.name, product.title, category.name, brand.name, product.id, product.number, product.sku, sku_key(product.sku)) ilike ${escaped(word)}`,
    );
  }
  return rows;
}

/** The ids of all that match a filter. */
export const selectManagedIds = async (db: Queryable, filter: ManagedFilter): Promise<string[]> =>
  (await managed(db, filter).select('product.id').execute()).map(({ id }) => id);

export const countManaged = async (db: Queryable, filter: ManagedFilter): Promise<number> =>
  (
    await managed(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

const ORDER: Record<ManagedSort, [string, 'asc' | 'desc']> = {
  newest: ['product.createdAt', 'desc'],
  name: ['product.name', 'asc'],
  'price-up': ['product.pricePaise', 'asc'],
  'price-down': ['product.pricePaise', 'desc'],
  'stock-up': ['product.stock', 'asc'],
  'stock-down': ['product.stock', 'desc'],
  sold: ['product.unitsSold', 'desc'],
};

const picture = (eb: ExpressionBuilder<Schema, 'product'>) =>
  eb
    .selectFrom('productPicture')
    .select((e) => sql<PictureRow | null>`to_jsonb(${e.table('productPicture')})`.as('row'))
    .whereRef('productPicture.productId', '=', 'product.id')
    .orderBy('productPicture.position')
    .limit(1)
    .as('picture');

export type PictureRow = {
  url: string;
  alt: string;
  stem: string | null;
  width: number | null;
  height: number | null;
  widths: number[] | null;
  webp: number | null;
  placeholder: string | null;
};

export function selectManaged(
  db: Queryable,
  filter: ManagedFilter,
  { sort, page, limit }: { sort: ManagedSort; page: number; limit: number },
) {
  const [column, direction] = ORDER[sort];
  return managed(db, filter)
    .select([
      'product.id',
      'product.number',
      'product.name',
      'product.sku',
      'category.name as categoryName',
      'product.pricePaise',
      'product.listPricePaise',
      'product.stock',
      'product.unitsSold',
      'product.placement',
      'product.archivedAt',
    ])
    .select((eb) => picture(eb as never))
    .orderBy(column as 'product.number', direction)
    .orderBy('product.number', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}
