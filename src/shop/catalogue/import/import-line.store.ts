import { sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { NameKind } from './names.ts';
import type { SheetProduct } from './sheet-product.ts';

/**
 * What an import did to a product: the fields that it changed, or every field of one that it added. `alts`: the alternative texts of the pictures
 * that it replaced.
 */
export type ImportLine = {
  productId: string;
  before: (Partial<SheetProduct> & { alts?: Record<string, string> }) | null;
  after: Partial<SheetProduct>;
};

/** The fields in which two states of a product differ. */
export function differences(
  before: SheetProduct,
  after: SheetProduct,
): { before: Partial<SheetProduct>; after: Partial<SheetProduct> } {
  const keys = (Object.keys(after) as (keyof SheetProduct)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const of = (product: SheetProduct) =>
    Object.fromEntries(keys.map((key) => [key, product[key]])) as Partial<SheetProduct>;
  return { before: of(before), after: of(after) };
}

export async function insertLines(trx: Tx, importId: string, lines: readonly ImportLine[]): Promise<void> {
  const rows = JSON.stringify(lines.map(({ productId, ...line }) => ({ ...line, product_id: productId })));
  await sql`insert into product_import_line (import_id, product_id, before, after)
    select ${importId}, product_id, nullif(before, 'null'), after
    from jsonb_to_recordset(${rows}::jsonb) as r(product_id text, before jsonb, after jsonb)`.execute(trx);
}

/** The lines after `last`, ordered by product. */
export const selectLines = (trx: Tx, importId: string, last: string, limit: number) =>
  trx
    .selectFrom('productImportLine')
    .select(['productId', 'before', 'after'])
    .where('importId', '=', importId)
    .where('productId', '>', last)
    .orderBy('productId')
    .limit(limit)
    .execute();

export async function insertNames(trx: Tx, importId: string, kind: NameKind, slugs: readonly string[]): Promise<void> {
  if (slugs.length)
    await trx
      .insertInto('productImportName')
      .values(slugs.map((slug) => ({ importId, kind, slug })))
      .execute();
}

/** A name as an import creates it: not edited or retired since. */
const AS_MADE = {
  brand: sql`n.line = '' and n.mark = '' and n.words = '{}' and n.retired_at is null`,
  category: sql`n.noun = n.name and n.blurb = '' and n.picture is null and n.words = '{}' and n.panel_position is null and n.retired_at is null`,
};

/** Removes names of this kind that an import created, no product uses and nobody has edited; returns how many. */
export async function removeNames(trx: Tx, importId: string, kind: NameKind): Promise<number> {
  // A transaction that is putting a product into one is waited for (product_follows holds the row) and then seen by the next statement.
  await sql`select from ${sql.table(kind)} n join product_import_name m on m.slug = n.slug and m.kind = ${kind}
    where m.import_id = ${importId} order by n.slug for update of n`.execute(trx);
  const { numAffectedRows } = await sql`
    delete from ${sql.table(kind)} as n using product_import_name as m
    where m.import_id = ${importId} and m.kind = ${kind} and m.slug = n.slug and ${AS_MADE[kind]}
      and not exists (select from product p where p.${sql.ref(kind)} = n.slug)
      and not exists (select from ${sql.table(kind)} r where r.replaced_by = n.slug)`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

/** Tables that refer to products and keep them from being removed: what people have bought, want or have commented on stays. @internal */
export const HOLDING = [
  'order_line',
  'reservation',
  'review',
  'rating',
  'favourite',
  'cart_line',
  'saved_line',
  'product_bulk_line',
  'unit',
] as const;

/** Locks these products, and returns those that nobody has touched: nothing refers to them, and their stock is as the import left it. */
export async function lockUntouched(trx: Tx, ids: readonly string[]): Promise<Set<string>> {
  await sql`select from product where id = any(${ids}) order by id for update`.execute(trx);
  const held = sql.join(
    HOLDING.map((table) => sql`and not exists (select from ${sql.table(table)} h where h.product_id = p.id)`),
    sql` `,
  );
  const { rows } = await sql<{ id: string }>`
    select p.id from product p where p.id = any(${ids}) ${held}
      and not exists (select from stock_movement m where m.product_id = p.id and not (m.reason = 'opening' and m.reference = 'import'))`.execute(
    trx,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Removes untouched products, with everything that belongs only to them. */
export async function removeProducts(trx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from stock_movement where product_id = any(${ids})`.execute(trx);
  await sql`delete from product where id = any(${ids})`.execute(trx);
}

export const archiveMany = (trx: Tx, ids: readonly string[], at: Date) =>
  sql`update product set archived_at = ${at}, updated_at = ${at}, version = version + 1 where id = any(${ids}) and archived_at is null`.execute(
    trx,
  );

/**
 * Removes the pictures that were fetched for an import from the products that it only changed, and fetches no more of them. Products that it added
 * keep theirs: the pictures are removed, or stay, with the product.
 */
export async function dropPictures(trx: Tx, importId: string): Promise<void> {
  await sql`
    with wish as (
      delete from remote_picture r using product_import_line l
      where r.import_id = ${importId} and l.import_id = r.import_id and l.product_id = r.product_id and l.before is not null
      returning r.product_id, r.stem
    ), dropped as (
      delete from product_picture p using wish where p.product_id = wish.product_id and p.stem = wish.stem returning p.product_id, p.url
    )
    update product set main_image = coalesce((
        select p.url from product_picture p where p.product_id = product.id
          and not exists (select from dropped d where d.product_id = p.product_id and d.url = p.url)
        order by p.position limit 1), '')
      from dropped where product.id = dropped.product_id and product.main_image = dropped.url`.execute(trx);
}

/** Moves an import's state to `undone`, once; false when its state does not allow it. */
export async function claimUndo(trx: Tx, id: string, endedAfter: Date): Promise<{ fileName: string } | undefined> {
  return trx
    .updateTable('productImport')
    .set({ state: 'undone' })
    .where('id', '=', id)
    .where('state', '=', 'done')
    .where('endedAt', '>', endedAfter)
    .returning('fileName')
    .executeTakeFirst();
}

export const noteUndone = (trx: Tx, id: string, undone: object) =>
  trx
    .updateTable('productImport')
    .set({ undone: JSON.stringify(undone) })
    .where('id', '=', id)
    .execute();

/** Which of these names still exist. */
export async function selectSlugsThere(trx: Queryable, kind: NameKind, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const rows = await trx.selectFrom(kind).select('slug').where('slug', 'in', slugs).execute();
  return new Set(rows.map(({ slug }) => slug));
}
