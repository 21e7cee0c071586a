import { sql, type Updateable } from 'kysely';
import { ZERO_PAISE } from '#src/kernel/money.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { PictureFiles } from '#src/shop/catalogue/pictures/picture-files.ts';
import type { Brand, Category } from '#src/shop/catalogue/products/product.ts';
import { markAddress, type Table } from './category.store.ts';

/** Further facts for the workspace: how many products are in it, drafts too, and its successor where it is retired. */
type Standing = { products: number; onSale: number; retired: boolean; replacedBy: string | null };
export type ManagedBrand = Brand & Standing;
export type ManagedCategory = Category & Standing;

/** All brands, including retired ones, in the shop's order. */
export async function selectManagedBrands(db: Queryable): Promise<ManagedBrand[]> {
  const [rows, counts] = await Promise.all([
    db.selectFrom('brand').selectAll().orderBy('position').orderBy('slug').execute(),
    selectCounts(db, 'brand'),
  ]);
  return rows.map(({ slug, name, line, mark, words, retiredAt, replacedBy }) => ({
    slug,
    name,
    line,
    mark: markAddress(mark),
    words,
    ...standing(counts, slug, retiredAt, replacedBy),
  }));
}

/** All categories, including retired ones, in the shop's order. */
export async function selectManagedCategories(db: Queryable): Promise<ManagedCategory[]> {
  const [rows, counts] = await Promise.all([
    db.selectFrom('category').selectAll().orderBy('position').orderBy('slug').execute(),
    selectCounts(db, 'category'),
  ]);
  return rows.map(({ slug, name, noun, blurb, picture, words, panelPosition, retiredAt, replacedBy }) => ({
    slug,
    name,
    noun,
    blurb,
    picture,
    words,
    panelPosition,
    ...standing(counts, slug, retiredAt, replacedBy),
  }));
}

type Counts = Map<string, { products: number; onSale: number }>;

const standing = (counts: Counts, slug: string, retiredAt: Date | null, replacedBy: string | null): Standing => ({
  ...(counts.get(slug) ?? { products: 0, onSale: 0 }),
  retired: retiredAt !== null,
  replacedBy,
});

async function selectCounts(db: Queryable, table: Table): Promise<Counts> {
  const rows = await db
    .selectFrom('product')
    .select((eb) => [
      eb.ref(`product.${table}`).as('slug'),
      eb.fn.countAll<number>().as('products'),
      eb.fn.countAll<number>().filterWhere('pricePaise', '>', ZERO_PAISE).as('onSale'),
    ])
    .where('archivedAt', 'is', null)
    .where(table, 'is not', null)
    .groupBy(table)
    .execute();
  return new Map(rows.map(({ slug, products, onSale }) => [slug as string, { products, onSale }]));
}

/** The row, locked until the transaction ends against any transaction that would put a product into it. */
export const lockBrand = (trx: Tx, slug: string) =>
  trx.selectFrom('brand').selectAll().where('slug', '=', slug).forUpdate().executeTakeFirst();
export const lockCategory = (trx: Tx, slug: string) =>
  trx.selectFrom('category').selectAll().where('slug', '=', slug).forUpdate().executeTakeFirst();

export const updateBrand = (trx: Tx, slug: string, change: Updateable<Schema['brand']>) =>
  trx.updateTable('brand').set(change).where('slug', '=', slug).execute();

export const updateCategory = (trx: Tx, slug: string, change: Updateable<Schema['category']>) =>
  trx.updateTable('category').set(change).where('slug', '=', slug).execute();

/** Ids of all products in it, including archived ones. */
export const selectProductsIn = async (db: Queryable, table: Table, slug: string): Promise<string[]> =>
  (await db.selectFrom('product').select('id').where(table, '=', slug).execute()).map(({ id }) => id);

/** All slugs in the shop's order, locked; retired ones after the others. */
export async function lockOrder(trx: Tx, table: Table): Promise<{ shown: string[]; retired: string[] }> {
  const rows = await trx
    .selectFrom(table)
    .select(['slug', 'retiredAt'])
    .orderBy('position')
    .orderBy('slug')
    .forNoKeyUpdate()
    .execute();
  const slugs = (retired: boolean) =>
    rows.filter(({ retiredAt }) => (retiredAt !== null) === retired).map(({ slug }) => slug);
  return { shown: slugs(false), retired: slugs(true) };
}

/** Gives each row its place in this list. */
export async function setOrder(trx: Tx, table: Table, slugs: readonly string[]): Promise<void> {
  await sql`update ${sql.table(table)} set position = place - 1
    from unnest(${slugs}::text[]) with ordinality as wish (wanted, place) where slug = wanted and position <> place - 1`.execute(
    trx,
  );
}

/** Sets the categories of the home page's panel: these, in this order, and no others. */
export async function setPanel(trx: Tx, slugs: readonly string[]): Promise<void> {
  await sql`update category set panel_position = (array_position(${slugs}::text[], slug) - 1)
    where panel_position is distinct from (array_position(${slugs}::text[], slug) - 1)`.execute(trx);
}

/**
 * Retires it; its products, including archived ones and drafts, and everything that had led to it go to the successor. Returns the products that
 * moved. Each gets a new version, so that a form that is open on it finds a conflict.
 */
export async function retireInFavour(
  trx: Tx,
  table: Table,
  slug: string,
  successor: string | null,
  at: Date,
): Promise<string[]> {
  await trx.updateTable(table).set({ retiredAt: at, replacedBy: successor }).where('slug', '=', slug).execute();
  await trx.updateTable(table).set({ replacedBy: successor }).where('replacedBy', '=', slug).execute();
  const moved = await trx
    .updateTable('product')
    .set((eb) => ({ [table]: successor, updatedAt: at, version: eb('version', '+', 1) }))
    .where(table, '=', slug)
    .returning('id')
    .execute();
  return moved.map(({ id }) => id);
}

/** Whether anything in it is on sale. */
export const hasOnSale = async (db: Queryable, table: Table, slug: string): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('product')
      .select('id')
      .where(table, '=', slug)
      .where('archivedAt', 'is', null)
      .where('pricePaise', '>', ZERO_PAISE)
      .limit(1)
      .executeTakeFirst(),
  );

/** An uploaded picture with finished files, locked so that the orphan job cannot remove it in the meantime. */
export async function takePicture(trx: Tx, stem: string): Promise<PictureFiles | undefined> {
  const row = await trx
    .selectFrom('picture')
    .select(['stem', 'width', 'height', 'widths', 'webp', 'placeholder'])
    .where('stem', '=', stem)
    .where('state', '=', 'ready')
    .forKeyShare()
    .executeTakeFirst();
  return row && { ...row, alt: '' };
}
