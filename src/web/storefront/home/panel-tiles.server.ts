import type { PictureFiles } from '#src/shop/catalogue/pictures/picture-files.ts';
import { MOST_TILES, panelOf } from '#src/shop/catalogue/taxonomy/manage-categories.ts';
import { isAsShipped } from '#src/web/features/product-card/catalogue-words.server.ts';
import { fromFiles } from '#src/web/features/product-card/product-tile.server.ts';
import type { Category, Locale } from '#src/wire/domain.ts';
import { CATEGORY_TILES, type CategoryLook, type PanelTile } from './tiles.ts';

/**
 * The entry tiles: those that the owner has chosen; otherwise the eleven of the specification, repeats included, if the shop has all of
 * their categories; otherwise its own categories with something on sale, each once.
 */
export function panelTiles(
  categories: Category[],
  looks: ReadonlyMap<string, CategoryLook>,
  onSale: Record<string, number>,
  cutouts: Record<string, PictureFiles | undefined>,
  locale: Locale,
): PanelTile[] {
  const known = new Map(categories.map((category) => [category.slug, category]));
  const tile = (slug: string, { isPaired = false, second = false } = {}): PanelTile[] => {
    const [category, look] = [known.get(slug), looks.get(slug)];
    if (!category || !look) return [];
    // The specification's text applies as long as the owner has no other name for it.
    const key = isAsShipped(category, locale) ? CATEGORY_TILES.find(([, one]) => one === slug)?.[0] : undefined;
    // The owner's own picture of a category comes before the shop's cut-out.
    const own = category.picture && !category.picture.stem.startsWith('category-');
    const cutout = own
      ? undefined
      : fromFiles((second ? cutouts[`${cutoutOf(slug)}-2`] : undefined) ?? cutouts[cutoutOf(slug)]);
    const twin = key && CATEGORY_TILES.filter(([, one]) => one === slug).length > 1;
    return [
      {
        ...look,
        ...(cutout && { picture: cutout, cutout: true }),
        ...(key && { key }),
        ...(twin && isPaired && { twin: second ? ('second' as const) : ('first' as const) }),
      },
    ];
  };
  const chosen = panelOf(categories);
  if (chosen.length) return chosen.flatMap(({ slug }) => tile(slug));
  if (CATEGORY_TILES.every(([, slug]) => known.has(slug)))
    return CATEGORY_TILES.flatMap(([, slug], at) =>
      tile(slug, { isPaired: true, second: CATEGORY_TILES.slice(0, at).some(([, one]) => one === slug) }),
    );
  return categories
    .filter(({ slug }) => onSale[slug])
    .slice(0, MOST_TILES)
    .flatMap(({ slug }) => tile(slug));
}

const cutoutOf = (slug: string) => `cutout-${slug}`;

/** The names of the cut-outs: a second one for the second tile of the same category. */
export const CUTOUTS = [...CATEGORY_TILES.map(([, slug]) => slug), 'ev-chargers', 'balance-of-system'].flatMap(
  (slug) => [cutoutOf(slug), `${cutoutOf(slug)}-2`],
);
