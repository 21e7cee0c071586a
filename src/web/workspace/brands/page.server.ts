import { listManagedBrands } from '#src/shop/catalogue/taxonomy/manage-brands.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { toBrandRows } from '#src/web/features/brands-and-categories/rows.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('brandsDesk', async ({ shop, locale }) => {
  return { texts: texts(locale, 'catalogueDesk'), brands: toBrandRows(await listManagedBrands(shop)) };
});
