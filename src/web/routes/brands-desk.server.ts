import { pageContext } from '#src/pages/page-context.ts';
import { listManagedBrands } from '#src/shop/catalogue/manage-brands.ts';
import { administratorOnly } from '../admin/administrator-only.server.ts';
import { answered } from '../answered.server.ts';
import { toBrandRows } from '../catalogue-desk/rows.server.ts';
import { texts } from '../messages/messages.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

export const loadBrandsDesk = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
    return { texts: texts(locale, 'catalogueDesk'), brands: toBrandRows(await listManagedBrands(shop)) };
  });
