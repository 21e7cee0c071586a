import { wantsAdvice } from '#src/shop/services/visits/advise.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** Whether to tell this customer that a cleaning is due. */
export const loader = pageLoader('visitAdvice', async ({ customer, shop, locale }) => {
  return { texts: texts(locale, 'visitAdvice'), wanted: await wantsAdvice(shop, customer) };
});
