import { listCards } from '#src/shop/catalogue/products/list-products.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import type { PageContext } from '#src/ssr/page-context.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import type { Product } from '#src/wire/domain.ts';
import { namedProducts, specificationSections } from './specification.server.ts';

/** The specification under its headings, with the names of a kit's parts. Tags the page with those parts. */
export async function loadSpecification(
  { shop, locale, tag }: Pick<PageContext, 'shop' | 'locale' | 'tag'>,
  product: Product,
) {
  const ids = namedProducts(product);
  const parts = ids.length ? await listCards(shop, { ids, page: 1, limit: ids.length }) : [];
  tag(...parts.map((part) => TAGS.product(part.id)));
  const words = texts(locale, 'specification')['specification'] as never;
  return specificationSections(product, words, new Map(parts.map((part) => [part.id, part.name])));
}
