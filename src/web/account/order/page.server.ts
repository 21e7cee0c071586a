import { isAdministrator } from '#src/shop/customers/identity/principal.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { loadOrderFile } from '#src/web/features/order-file/load-order-file.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** One order with its full history, for its customer and the administrator. */
export const loader = pageLoader('order', async ({ customer: actor, shop, locale, params: { id } }) => ({
  texts: texts(locale, 'orders', ...(isAdministrator(actor) ? ['admin', 'orderDesk'] : [])),
  file: await loadOrderFile(shop, { actor, id, locale }),
}));
