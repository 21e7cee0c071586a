import type { Platform } from '#src/platform/platform.ts';
import { selectSuccessors } from './category.store.ts';

/** The same choice with what took over from retired brands and categories; undefined where none of it is retired in another's favour. */
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
