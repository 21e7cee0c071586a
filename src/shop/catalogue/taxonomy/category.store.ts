import { type ExpressionBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { Brand, Category } from '#src/shop/catalogue/products/product.ts';
import { slugOf } from './name-slug.ts';

export const selectCategories = (db: Queryable): Promise<Category[]> =>
  db
    .selectFrom('category')
    .select(['slug', 'name', 'noun', 'blurb', 'picture', 'words', 'panelPosition'])
    .where('retiredAt', 'is', null)
    .orderBy('position')
    .orderBy('slug')
    .execute();

export const selectBrands = async (db: Queryable): Promise<Brand[]> =>
  (
    await db
      .selectFrom('brand')
      .select(['slug', 'name', 'line', 'mark', 'words'])
      .where('retiredAt', 'is', null)
      .orderBy('position')
      .orderBy('slug')
      .execute()
  ).map((brand) => ({ ...brand, mark: markAddress(brand.mark) }));

/** The demonstration's marks are its own files, named without the leading slash. */
export const markAddress = (mark: string): string => (mark.startsWith('brands/') ? `/${mark}` : mark);

export type Table = 'brand' | 'category';

/** Which of these slugs are retired and lead to another. */
export async function selectSuccessors(
  db: Queryable,
  table: Table,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom(table)
    .select(['slug', 'replacedBy'])
    .where('slug', 'in', slugs)
    .where('retiredAt', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ slug, replacedBy }) => (replacedBy ? [[slug, replacedBy] as const] : [])));
}

/** The category with this name or slug; a new name becomes a new category at the end of the list. */
export const ensureCategory = async (trx: Tx, name: string): Promise<string> =>
  (await ensureNamed(trx, 'category', name)).slug;

/** The brand with this name or slug; a new name becomes a new brand at the end of the list. @internal */
export const ensureBrand = async (trx: Tx, name: string): Promise<string> =>
  (await ensureNamed(trx, 'brand', name)).slug;

/** The slug of the brand with this name or slug; if it is retired, of the one that took over its products. */
export const findBrand = async (db: Queryable, name: string): Promise<string | undefined> =>
  (await findCalled(db, 'brand', name))?.live ?? undefined;

/** A name as it is compared and stored: one space between words, none around them. */
export const tidyName = (name: string): string => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/**
 * Whether a row has this name, ignoring case. PostgreSQL folds both sides: in a cluster with the locale C it folds only ASCII, and the unique index
 * is built on the folded form.
 */
const isNamed = (eb: ExpressionBuilder<Schema, Table>, name: string) =>
  eb(eb.fn<string>('lower', ['name']), '=', sql<string>`lower(${name})`);

/** The row with this name, retired or not. */
export const findNamed = (db: Queryable, table: Table, name: string) =>
  db
    .selectFrom(table)
    .select(['slug', 'retiredAt'])
    .where((eb) => isNamed(eb, name))
    .executeTakeFirst();

/**
 * The row with this name, by name before slug; `live` is the slug that replaces it today, null where it is retired without a successor. A category is
 * also found by its first name as in an address: "solar-panels", "Solar_Panels".
 */
async function findCalled(
  db: Queryable,
  table: Table,
  name: string,
): Promise<{ slug: string; live: string | null } | undefined> {
  const wanted = tidyName(name);
  const slugs = table === 'category' ? [wanted, slugOf(wanted, '')] : [wanted];
  const found = await db
    .selectFrom(table)
    .select(['slug', 'retiredAt', 'replacedBy'])
    .where((eb) => eb.or([eb('slug', 'in', slugs), isNamed(eb, wanted)]))
    .orderBy((eb) => isNamed(eb, wanted), 'desc')
    .executeTakeFirst();
  return found && { slug: found.slug, live: found.retiredAt ? found.replacedBy : found.slug };
}

/**
 * Two transactions that add the same name at once create one row: the later one waits for the earlier one's commit and uses its row. A name that is
 * retired without a successor is restored, as somebody sells it again. `made`: there was none before.
 */
export async function ensureNamed(trx: Tx, table: Table, typed: string): Promise<{ slug: string; made: boolean }> {
  const name = tidyName(typed);
  for (;;) {
    const known = await findCalled(trx, table, name);
    if (known?.live) return { slug: known.live, made: false };
    if (known) return { slug: await bringBack(trx, table, known.slug), made: false };
    const slug = await insertUnderFreeSlug(trx, table, name, findCalled);
    if (slug !== undefined) return { slug, made: true };
  }
}

/**
 * Adds it at the end of the list and returns its slug; undefined where `find` returns another row with the name. A slug that is taken gets a number
 * appended.
 */
export async function insertUnderFreeSlug(
  trx: Tx,
  table: Table,
  name: string,
  find: (trx: Tx, table: Table, name: string) => Promise<unknown> = findNamed,
): Promise<string | undefined> {
  const base = slugOf(name, table);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (await insertNamed(trx, table, slug, name)) return slug;
    if (await find(trx, table, name)) return undefined;
  }
}

/** False when the slug or the name is taken. */
async function insertNamed(trx: Tx, table: Table, slug: string, name: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } =
    table === 'brand'
      ? await trx
          .insertInto('brand')
          .values((eb) => ({
            slug,
            name,
            position: eb
              .selectFrom('brand')
              .select((inner) => inner.fn.coalesce(inner(inner.fn.max('position'), '+', 1), inner.lit(0)).as('next')),
          }))
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow()
      : await trx
          .insertInto('category')
          .values((eb) => ({
            slug,
            name,
            noun: name,
            blurb: '',
            picture: null,
            position: eb
              .selectFrom('category')
              .select((inner) => inner.fn.coalesce(inner(inner.fn.max('position'), '+', 1), inner.lit(0)).as('next')),
          }))
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Restores a retired one to its old place. */
export async function bringBack(trx: Tx, table: Table, slug: string): Promise<string> {
  await trx.updateTable(table).set({ retiredAt: null, replacedBy: null }).where('slug', '=', slug).execute();
  return slug;
}
