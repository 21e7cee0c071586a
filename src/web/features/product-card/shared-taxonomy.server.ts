import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { listBrands, listCategories } from '#src/shop/catalogue/taxonomy/list-categories.ts';
import type { PageContext } from '#src/ssr/page-context.ts';

const tags = [TAGS.products, TAGS.categories];

/** All categories in the shop's order, read once for all cached pages. */
export const sharedCategories = ({ shop, readShared }: Pick<PageContext, 'shop' | 'readShared'>) =>
  readShared('categories', async () => ({ value: await listCategories(shop), tags }));

/** All brands, likewise. */
export const sharedBrands = ({ shop, readShared }: Pick<PageContext, 'shop' | 'readShared'>) =>
  readShared('brands', async () => ({ value: await listBrands(shop), tags }));
