import { pageContext } from '#src/pages/page-context.ts';
import { listManagedCategories, MOST_TILES } from '#src/shop/catalogue/manage-categories.ts';
import { administratorOnly } from '../admin/administrator-only.server.ts';
import { answered } from '../answered.server.ts';
import { toCategoryRows } from '../catalogue-desk/rows.server.ts';
import { texts } from '../messages/messages.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

export const loadCategoriesDesk = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
    return { texts: texts(locale, 'catalogueDesk'), categories: toCategoryRows(await listManagedCategories(shop)), mostTiles: MOST_TILES };
  });
