import { pageContext } from '#src/pages/page-context.ts';
import { listManagedOffers } from '#src/shop/campaigns/list-offers.ts';
import { administratorOnly } from '../admin/administrator-only.server.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

export const loadOffers = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
    return { texts: texts(locale, 'offerDesk', 'offers'), offers: await listManagedOffers(shop) };
  });
