import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { payBy } from '#src/web/features/checkout/pay-by.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** Only the page: it looks up its link itself, so that the token is in no address that a server sees. */
export const loader = pageLoader('pay', async ({ shop, locale }) => {
  return { texts: texts(locale, 'pay', 'checkout'), payBy: payBy(shop) };
});
