import { MOST_TILES, panelOf } from '#src/shop/catalogue/taxonomy/manage-categories.ts';
import { isAsShipped } from '#src/web/features/product-card/catalogue-words.server.ts';
import type { Category, Locale } from '#src/wire/domain.ts';
import { CATEGORY_TILES, type CategoryLook, type PanelTile } from './tiles.ts';

/**
 * The tiles beside the hero: those that the owner has chosen; otherwise the eleven of the specification, repeats included, if the shop has all of
 * their categories; otherwise its own categories with something on sale, each once.
 */
export function panelTiles(
  categories: Category[],
  looks: ReadonlyMap<string, CategoryLook>,
  onSale: Record<string, number>,
  locale: Locale,
): PanelTile[] {
  const known = new Map(categories.map((category) => [category.slug, category]));
  const tile = (slug: string): PanelTile[] => {
    const [category, look] = [known.get(slug), looks.get(slug)];
    if (!category || !look) return [];
    // The specification's text applies as long as the owner has no other name for it.
    const key = isAsShipped(category, locale) ? CATEGORY_TILES.find(([, one]) => one === slug)?.[0] : undefined;
    return [key ? { ...look, key } : look];
  };
  const chosen = panelOf(categories);
  if (chosen.length) return chosen.flatMap(({ slug }) => tile(slug));
  if (CATEGORY_TILES.every(([, slug]) => known.has(slug))) return CATEGORY_TILES.flatMap(([, slug]) => tile(slug));
  return categories
    .filter(({ slug }) => onSale[slug])
    .slice(0, MOST_TILES)
    .flatMap(({ slug }) => tile(slug));
}
