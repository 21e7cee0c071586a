import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#src/pages/page-context.ts';
import { listCards } from '#src/shop/catalogue/list-products.ts';
import { TAGS } from '#src/shop/catalogue/product.ts';

export async function loadHome({ context }: { context: Readonly<RouterContextProvider> }) {
  const { shop, tag } = context.get(pageContext);
  tag(TAGS.products, TAGS.categories);
  return { flashDeals: (await listCards(shop, { placement: 'Flash Delas', page: 1, limit: 8 })).items };
}
