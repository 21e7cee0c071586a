import { type RouterContextProvider, redirect } from 'react-router';
import { pageContext } from '#src/pages/page-context.ts';
import { listBrands, listCategories } from '#src/shop/catalogue/list-categories.ts';
import { listCards } from '#src/shop/catalogue/list-products.ts';
import { PLACEMENTS, TAGS } from '#src/shop/catalogue/product.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import { tagsOf, toTile } from '../product-tile.server.ts';
import { filterHref, PLACEMENT_SLUGS, readFilter } from './products/filter.ts';

/** Fits rows of two, three and four. */
const PAGE_SIZE = 24;

export const loadProducts = ({ context, request }: { context: Readonly<RouterContextProvider>; request: Request }) =>
  answered(context, async () => {
    const { shop, tag, locale, origin } = context.get(pageContext);
    const filter = readFilter(new URL(request.url).searchParams);
    const { category, placement, brand, sort, page = 1 } = filter;
    tag(
      TAGS.products,
      TAGS.categories,
      ...(sort === 'popularity' || sort === 'revenue' ? [TAGS.popularity] : []),
      ...(sort?.startsWith('vote') ? [TAGS.votes] : []),
    );
    const [{ items, total }, categories, brands] = await Promise.all([
      listCards(shop, { category, brand, sort, placement: placement && PLACEMENTS[PLACEMENT_SLUGS.indexOf(placement)], page, limit: PAGE_SIZE }),
      listCategories(shop),
      listBrands(shop),
    ]);
    tag(...tagsOf(items));
    const pages = Math.ceil(total / PAGE_SIZE);
    if (page > pages && pages > 0) throw redirect(filterHref(filter, { page: pages > 1 ? pages : undefined }));
    const here = categories.find((one) => one.slug === category);
    return {
      origin,
      texts: texts(locale, 'products'),
      filter,
      products: items.map(toTile),
      total,
      pages,
      categories: categories.map(({ slug, name }) => ({ slug, name })),
      category: here && { name: here.name, blurb: here.blurb },
      brand: brands.find((one) => one.slug === brand),
    };
  });
