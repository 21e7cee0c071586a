import { sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import { managed } from '#src/shop/catalogue/products/managed.store.ts';
import type { ManagedFilter } from '#src/shop/catalogue/products/managed.ts';
import { NEW_PRODUCT } from '#src/shop/catalogue/products/product-draft.ts';
import type { BulkNow, BulkState } from './bulk-change.ts';

export type BulkRow = BulkNow & { id: string; name: string };

const unwritten =
  sql<boolean>`product.price_paise = 0 and (trim(product.name) = ${NEW_PRODUCT.name} or trim(product.title) = ${NEW_PRODUCT.title}
  or trim(product.description) = ${NEW_PRODUCT.description})`.as('unwritten');

const selected = (db: Queryable, filter: ManagedFilter) =>
  managed(db, filter)
    .select([
      'product.id',
      'product.name',
      'product.pricePaise',
      'product.listPricePaise',
      'product.stock',
      'product.placement',
      'product.category',
      'product.archivedAt',
      unwritten,
    ])
    .orderBy('product.id');

type Selected = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];
const toRow = ({ archivedAt, ...row }: Selected): BulkRow => ({ ...row, archived: archivedAt !== null });

/** The products that a change applies to, ordered by id; at most `most` and one more. */
export const selectBulk = async (db: Queryable, filter: ManagedFilter, most: number): Promise<BulkRow[]> =>
  (
    await selected(db, filter)
      .limit(most + 1)
      .execute()
  ).map(toRow);

/** The same, locked until the transaction ends; in id order, like every writer that locks several. */
export const lockBulk = async (trx: Tx, filter: ManagedFilter, most: number): Promise<BulkRow[]> =>
  (
    await selected(trx, filter)
      .limit(most + 1)
      .forNoKeyUpdate('product')
      .execute()
  ).map(toRow);

/** These products in any state, locked. */
export async function lockByIds(trx: Tx, ids: string[]): Promise<BulkRow[]> {
  const rows = await trx
    .selectFrom('product')
    .select(['id', 'name', 'pricePaise', 'listPricePaise', 'stock', 'placement', 'category', 'archivedAt', unwritten])
    .where(sql<boolean>`id = any(${ids})`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(toRow);
}

const COLUMNS: Record<keyof BulkState, string> = {
  pricePaise: 'price_paise = r.price_paise',
  listPricePaise: 'list_price_paise = r.list_price_paise',
  stock: 'stock = r.stock',
  placement: 'placement = r.placement',
  category: 'category = r.category',
  archived: 'archived_at = r.archived_at',
};

/** Writes the touched columns of many products with one statement. All rows touch the same columns. */
export async function writeBulk(trx: Tx, rows: { id: string; values: Partial<BulkState> }[], at: Date): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const set = sql.raw((Object.keys(first.values) as (keyof BulkState)[]).map((key) => COLUMNS[key]).join(', '));
  const records = rows.map(({ id, values }) => ({
    id,
    price_paise: values.pricePaise,
    list_price_paise: values.listPricePaise,
    stock: values.stock,
    placement: values.placement,
    category: values.category,
    archived_at: values.archived ? at.toISOString() : null,
  }));
  await sql`update product set ${set}, version = version + 1, updated_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as r(id text, price_paise bigint, list_price_paise bigint, stock integer, placement text, category text, archived_at timestamptz)
    where product.id = r.id`.execute(trx);
}

/** Stores each product's former values for undo. */
export async function keepBulk(
  trx: Tx,
  bulk: { id: string; at: Date; actor: string; change: object },
  lines: { productId: string; before: object; after: object }[],
): Promise<void> {
  await trx
    .insertInto('productBulk')
    .values({ ...bulk, change: JSON.stringify(bulk.change), undoneAt: null })
    .execute();
  await sql`insert into product_bulk_line (bulk_id, product_id, before, after)
    select ${bulk.id}, r.product_id, r.before, r.after
      from jsonb_to_recordset(${JSON.stringify(lines.map(({ productId, before, after }) => ({ product_id: productId, before, after })))}::jsonb)
        as r(product_id text, before jsonb, after jsonb)`.execute(trx);
}

/** Claims the undo: only the first caller gets it. */
export const claimUndo = (trx: Tx, id: string, at: Date) =>
  trx
    .updateTable('productBulk')
    .set({ undoneAt: at })
    .where('id', '=', id)
    .where('undoneAt', 'is', null)
    .returning(['id', 'change'])
    .executeTakeFirst();

export const findBulk = (db: Queryable, id: string) =>
  db.selectFrom('productBulk').select(['id', 'undoneAt']).where('id', '=', id).executeTakeFirst();

export const selectLines = (db: Queryable, bulkId: string) =>
  db.selectFrom('productBulkLine').select(['productId', 'before', 'after']).where('bulkId', '=', bulkId).execute();
