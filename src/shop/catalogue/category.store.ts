import type { Queryable } from '#src/platform/database/database.ts';
import type { Brand, Category } from '#src/shop/catalogue/product.ts';

export const selectCategories = (db: Queryable): Promise<Category[]> =>
  db.selectFrom('category').select(['slug', 'name', 'noun', 'blurb', 'picture']).orderBy('position').execute();

export const selectBrands = (db: Queryable): Promise<Brand[]> => db.selectFrom('brand').select(['slug', 'name', 'line', 'mark']).orderBy('position').execute();

/** The category of this name or slug; a new name becomes a new category at the end of the list. */
export async function ensureCategory(db: Queryable, name: string): Promise<string> {
  const slug = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const known = await db
    .selectFrom('category')
    .select('slug')
    .where((eb) => eb.or([eb('slug', '=', slug), eb(eb.fn('lower', ['name']), '=', name.toLowerCase())]))
    .executeTakeFirst();
  if (known) return known.slug;
  await db
    .insertInto('category')
    .values((eb) => ({
      slug,
      name,
      noun: name,
      blurb: '',
      position: eb.selectFrom('category').select((e) => e.fn.coalesce(e.fn.max('position'), e.lit(0)).as('last')),
      picture: null,
    }))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return slug;
}

/** The slug of the brand of this name or slug. */
export const findBrand = async (db: Queryable, name: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('brand')
      .select('slug')
      .where((eb) => eb.or([eb('slug', '=', name), eb(eb.fn('lower', ['name']), '=', name.toLowerCase())]))
      .executeTakeFirst()
  )?.slug;
