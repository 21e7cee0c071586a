import type { Platform } from '#src/platform/platform.ts';
import { selectSuccessors } from './category.store.ts';

/** The same choice, with retired brands and categories replaced by their successors; undefined when none has one. */
export async function leadOn(
  { db }: Pick<Platform, 'db'>,
  { category, brands }: { category: string | undefined; brands: readonly string[] },
): Promise<{ category: string | undefined; brands: string[] } | undefined> {
  const [categories, makers] = await Promise.all([
    selectSuccessors(db, 'category', category ? [category] : []),
    selectSuccessors(db, 'brand', brands),
  ]);
  if (categories.size + makers.size === 0) return undefined;
  return {
    category: category && (categories.get(category) ?? category),
    brands: [...new Set(brands.map((slug) => makers.get(slug) ?? slug))],
  };
}
