import { spokenIn } from '#src/kernel/product-words.ts';
import { listCards } from '#src/shop/catalogue/products/list-products.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import type { PageContext } from '#src/ssr/page-context.ts';
import type { Product } from '#src/wire/domain.ts';
import { namedProducts, specificationSections, specificationWords } from './specification.server.ts';

/** The specification under its headings, with the names of a kit's parts. Tags the page with those parts. */
export async function loadSpecification(
  { shop, locale, tag }: Pick<PageContext, 'shop' | 'locale' | 'tag'>,
  product: Product,
) {
  const ids = namedProducts(product);
  const parts = ids.length ? await listCards(shop, { ids, page: 1, limit: ids.length }) : [];
  tag(...parts.map((part) => TAGS.product(part.id)));
  const names = new Map(parts.map((part) => [part.id, spokenIn(locale, part).name]));
  return specificationSections(product, specificationWords(locale, names));
}
