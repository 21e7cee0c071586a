import { listManagedCategories, MOST_TILES } from '#src/shop/catalogue/taxonomy/manage-categories.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { toCategoryRows } from '#src/web/features/brands-and-categories/rows.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('categoriesDesk', async ({ shop, locale }) => {
  return {
    texts: texts(locale, 'catalogueDesk'),
    categories: toCategoryRows(await listManagedCategories(shop)),
    mostTiles: MOST_TILES,
  };
});
