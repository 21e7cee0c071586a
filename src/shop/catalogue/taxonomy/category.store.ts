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

/** The demonstration's marks are files of its own, named without the leading slash. */
export const markAddress = (mark: string): string => (mark.startsWith('brands/') ? `/${mark}` : mark);

export type Table = 'brand' | 'category';

/** Which of these slugs lead on to another, because they are retired. */
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

/** The category of this name or slug; a new name becomes a new category at the end of the list. */
export const ensureCategory = async (trx: Tx, name: string): Promise<string> =>
  (await ensureNamed(trx, 'category', name)).slug;

/** The brand of this name or slug; a new name becomes a new brand at the end of the list. @internal */
export const ensureBrand = async (trx: Tx, name: string): Promise<string> =>
  (await ensureNamed(trx, 'brand', name)).slug;

/** The slug of the brand of this name or slug; of the one that took its products over where it is retired. */
export const findBrand = async (db: Queryable, name: string): Promise<string | undefined> =>
  (await findCalled(db, 'brand', name))?.live ?? undefined;

/** A name as it is compared and kept: one space between words, none around them. */
export const tidyName = (name: string): string => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/**
 * Whether a row has this name, in whatever letters. PostgreSQL folds both sides: in a cluster of the locale C it folds ASCII alone, and the
 * unique index is made of what it folds.
 */
const isNamed = (eb: ExpressionBuilder<Schema, Table>, name: string) =>
  eb(eb.fn<string>('lower', ['name']), '=', sql<string>`lower(${name})`);

/** Who has this name, retired or not. */
export const findNamed = (db: Queryable, table: Table, name: string) =>
  db
    .selectFrom(table)
    .select(['slug', 'retiredAt'])
    .where((eb) => isNamed(eb, name))
    .executeTakeFirst();

/**
 * Who is called so, by name before slug; `live` is the slug that stands for it today, null where it is retired without a successor.
 * A category is also found by what its first name makes in an address: "solar-panels", "Solar_Panels".
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
 * Two who bring the same name at once make one: the later waits for the earlier's commit and takes that. One that is retired without a
 * successor comes back: somebody sells it again. `made` says that there was none.
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
 * Adds it at the end of the list and answers its slug; undefined where `find` answers another of the name. A slug that is taken gets a number
 * behind it.
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

/** False where the slug or the name is taken. */
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

/** Puts a retired one back where it stood. */
export async function bringBack(trx: Tx, table: Table, slug: string): Promise<string> {
  await trx.updateTable(table).set({ retiredAt: null, replacedBy: null }).where('slug', '=', slug).execute();
  return slug;
}
