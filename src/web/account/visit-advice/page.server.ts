import { wantsAdvice } from '#src/shop/services/visits/advise.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { answered } from '#src/web/context/answered.server.ts';
import { type LoaderArgs, signedInCustomer } from '#src/web/context/signed-in.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** Whether this customer is told that a cleaning is due. */
export const loadVisitAdvice = ({ context, request }: LoaderArgs) =>
  answered(context, async () => {
    const customer = await signedInCustomer({ context, request });
    const { shop, locale } = context.get(pageContext);
    return { texts: texts(locale, 'visitAdvice'), wanted: await wantsAdvice(shop, customer) };
  });
