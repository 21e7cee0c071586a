import { redirect } from 'react-router';
import { FILTER_FIGURE_NAMES } from '#src/kernel/filter-figures.ts';
import { PLACEMENT_NAMES, placementNamed } from '#src/kernel/placements.ts';
import { browseProducts } from '#src/shop/catalogue/products/browse-products.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { readSearch } from '#src/shop/catalogue/search/read-search.ts';
import { leadOn } from '#src/shop/catalogue/taxonomy/lead-on.ts';
import type { Shop } from '#src/shop/shop.ts';
import type { PageContext } from '#src/ssr/page-context.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { catalogueWords } from '#src/web/features/product-card/catalogue-words.server.ts';
import { tagsWithStars, toTile } from '#src/web/features/product-card/product-tile.server.ts';
import { sharedBrands, sharedCategories } from '#src/web/features/product-card/shared-taxonomy.server.ts';
import { filterHref, listOf, type ProductFilter, readFilter } from '#src/web/features/product-filter/filter.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import { figureOptions } from './figure-options.server.ts';

/** Fits rows of two, three and four. */
const PAGE_SIZE = 24;

export const loader = pageLoader('products', async (page) => {
  const { shop, tag, locale, origin, searchParams } = page;
  const filter = readFilter(searchParams);
  const { sort, page: at = 1 } = filter;
  tag(
    TAGS.products,
    TAGS.categories,
    TAGS.availability,
    TAGS.ratings,
    ...(sort === 'popularity' || sort === 'revenue' || filter.q ? [TAGS.popularity] : []),
    ...(sort?.startsWith('vote') ? [TAGS.voteOrder] : []),
  );
  const [categories, brands, search] = await Promise.all([
    sharedCategories(page),
    sharedBrands(page),
    filter.q ? readSearch(shop, filter.q) : undefined,
  ]);
  await leadOnward(shop, filter, categories, brands);
  // A search with nothing but punctuation finds nothing, like any other search without a match.
  const nothing = filter.q !== undefined && search?.asked === undefined;
  const wanted = {
    ...toQuery(filter),
    ...(search?.asked && { search: search.asked }),
    ...(nothing && { brands: ['-'] }),
  };
  const { items, total, facets } = await browseProducts(shop, {
    filter: wanted,
    sort: sort ?? (search?.asked ? 'relevance' : undefined),
    page: at,
    limit: PAGE_SIZE,
  });
  tag(...tagsWithStars(items));
  const pages = Math.ceil(total / PAGE_SIZE);
  // When nothing fits, what others buy.
  const instead = total === 0 ? await bestsellers(page) : undefined;
  const filling = instead?.total === 0;
  if (at > pages && pages > 0) throw redirect(filterHref(filter, { page: pages > 1 ? pages : undefined }));
  const words = catalogueWords(locale);
  const here = categories.find((one) => one.slug === filter.category);
  const [only, ...others] = listOf(filter.brand);
  const brand = others.length === 0 ? brands.find((one) => one.slug === only) : undefined;
  return {
    origin,
    texts: texts(locale, 'products', 'compare'),
    filter,
    corrected: search?.corrected,
    /** Nothing at all is on sale yet. */
    filling,
    instead: instead?.items.map((item) => toTile(item, locale)) ?? [],
    /** The logos of all brands with something on sale, if requested. */
    marks:
      searchParams.get('view') === 'brands'
        ? brands
            .filter(({ slug }) => facets.brands[slug])
            .map((one) => ({ slug: one.slug, name: words.brand(one), mark: one.mark }))
        : [],
    products: items.map((item) => ({
      ...toTile(item, locale),
      category: categories.find((one) => one.name === item.category)?.slug ?? '',
    })),
    total,
    pages,
    facets: {
      ...facets,
      placements: Object.fromEntries(
        PLACEMENT_NAMES.map((name) => [name, facets.placements[placementNamed(name)] ?? 0]),
      ),
    },
    categories: categories.map((one) => ({ slug: one.slug, name: words.category(one) })),
    brands: brands.map((one) => ({ slug: one.slug, name: words.brand(one) })),
    origins: [...new Set([...Object.keys(facets.origins), ...listOf(filter.origin)])]
      .sort()
      .map((name) => ({ slug: name, name: words.country(name) })),
    figures: figureOptions(filter, facets.figures, locale),
    category: here && { slug: here.slug, name: words.category(here), blurb: words.blurb(here) },
    brand: brand && { name: words.brand(brand), line: words.brandLine(brand) },
  };
});

/** The four that sell best, and how many there are of all; read once for all pages that show them. */
const bestsellers = ({ shop, readShared }: Pick<PageContext, 'shop' | 'readShared'>) =>
  readShared('bestsellers', async () => {
    const value = await browseProducts(shop, { filter: {}, sort: 'popularity', page: 1, limit: 4 });
    return { value, tags: [TAGS.products, TAGS.availability, TAGS.popularity, ...tagsWithStars(value.items)] };
  });

/** Retired brands and categories redirect permanently: their addresses are in bookmarks, mails and other people's pages. */
async function leadOnward(shop: Shop, filter: ProductFilter, categories: Slugs, brands: Slugs): Promise<void> {
  const isKnown = (known: Slugs, wanted: string) => known.some(({ slug }) => slug === wanted);
  const makers = listOf(filter.brand);
  if ((!filter.category || isKnown(categories, filter.category)) && makers.every((slug) => isKnown(brands, slug)))
    return;
  const now = await leadOn(shop, { category: filter.category, brands: makers });
  if (now)
    throw redirect(filterHref(filter, { category: now.category, brand: now.brands.join(',') || undefined }), 301);
}
type Slugs = readonly { slug: string }[];

const toQuery = ({ category, placement, brand, origin, min, max, rating, available, ...rest }: ProductFilter) => ({
  category,
  placement: placement && placementNamed(placement),
  brands: listOf(brand),
  origins: listOf(origin),
  priceFrom: min && min * 100,
  priceTo: max && max * 100,
  rating,
  available,
  figures: Object.fromEntries(FILTER_FIGURE_NAMES.flatMap((name) => (rest[name] ? [[name, listOf(rest[name])]] : []))),
});
