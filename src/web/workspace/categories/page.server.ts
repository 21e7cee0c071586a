import { listManagedCategories, MOST_TILES } from '#src/shop/catalogue/taxonomy/manage-categories.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { administratorOnly } from '#src/web/context/administrator-only.server.ts';
import { answered } from '#src/web/context/answered.server.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { toCategoryRows } from '#src/web/features/brands-and-categories/rows.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loadCategoriesDesk = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
    return {
      texts: texts(locale, 'catalogueDesk'),
      categories: toCategoryRows(await listManagedCategories(shop)),
      mostTiles: MOST_TILES,
    };
  });
