import { pageContext } from '#src/pages/page-context.ts';
import { wantsAdvice } from '#src/shop/visits/advise.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import { type LoaderArgs, signedInCustomer } from '../signed-in.server.ts';

/** Whether this customer is told that a cleaning is due. */
export const loadVisitAdvice = ({ context, request }: LoaderArgs) =>
  answered(context, async () => {
    const customer = await signedInCustomer({ context, request });
    const { shop, locale } = context.get(pageContext);
    return { texts: texts(locale, 'visitAdvice'), wanted: await wantsAdvice(shop, customer) };
  });
