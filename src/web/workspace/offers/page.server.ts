import { listManagedOffers } from '#src/shop/sales/promotions/list-offers.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('offers', async ({ shop, locale }) => {
  return { texts: texts(locale, 'offerDesk', 'offers'), offers: await listManagedOffers(shop) };
});
