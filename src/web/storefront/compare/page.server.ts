import { spokenIn } from '#src/kernel/product-words.ts';
import { productsById } from '#src/shop/catalogue/products/find-product.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import type { CompareView } from '#src/web/features/compare/compare-view.ts';
import { catalogueWords, categoryOf } from '#src/web/features/product-card/catalogue-words.server.ts';
import { tagsWithStars, toTile } from '#src/web/features/product-card/product-tile.server.ts';
import { specificationRows, specificationWords } from '#src/web/features/product-facts/specification.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

const MOST = 4;

/** Up to four products of one category, their specifications in one table: the first one's category counts, others are left out. */
export const loader = pageLoader('compare', async ({ shop, tag, locale, origin, searchParams }) => {
  const ids = [...new Set((searchParams.get('ids') ?? '').split(',').filter(Boolean))].slice(0, MOST);
  tag(TAGS.categories, ...tagsWithStars(ids.map((id) => ({ id }))));
  const found = await productsById(shop.db, ids);
  const products = ids.flatMap((id) => {
    const one = found.get(id);
    return one && !one.gone ? [spokenIn(locale, one.product)] : [];
  });
  const same = products.filter(({ categorySlug }) => categorySlug === products[0]?.categorySlug);
  const words = catalogueWords(locale);
  const labels = specificationWords(locale);
  const figures = same.map(
    (product) => new Map(specificationRows(product, labels).map(({ label, value }) => [label, value] as const)),
  );
  const names = [...new Set(figures.flatMap((one) => [...one.keys()]))];
  const view: CompareView = {
    products: same.map((product) => ({
      ...toTile(product, locale),
      brand: product.brand ? words.brand(product.brand) : '',
      warranty: product.warranty.words ?? '',
      origin: words.country(product.countryOfOrigin),
    })),
    rows: names.map((name) => ({ name, values: figures.map((one) => one.get(name) ?? '') })),
    category: same[0] ? { slug: same[0].categorySlug, name: words.category(categoryOf(same[0])) } : undefined,
  };
  return { origin, texts: texts(locale, 'compare'), view };
});
