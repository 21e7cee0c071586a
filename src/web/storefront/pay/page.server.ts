import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#src/ssr/page-context.ts';
import { answered } from '#src/web/context/answered.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** The page alone: what its link is for is asked for by the page itself, so that the token stands in no address that a server sees. */
export const loadPay = ({ context }: { context: Readonly<RouterContextProvider> }) =>
  answered(context, async () => {
    const { shop, locale } = context.get(pageContext);
    return { texts: texts(locale, 'pay', 'checkout'), checkoutScript: shop.gateway.checkoutScript };
  });
