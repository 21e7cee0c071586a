import type { RouterContextProvider } from 'react-router';
import { languageTag } from '#src/contract/visitor.ts';
import { pageContext } from '#src/pages/page-context.ts';
import { showPaymentLink } from '#src/shop/checkout/pay-by-link.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';

/** What a payment link is for, at today's prices and stock, for whoever holds it. */
export const loadPay = ({ context, params: { token } }: { context: Readonly<RouterContextProvider>; params: { token: string } }) =>
  answered(context, async () => {
    const { shop, locale } = context.get(pageContext);
    const { link, state, offer, problem, orderNumber } = await showPaymentLink(shop, token);
    const open = state === 'open';
    const moment = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });
    return {
      texts: texts(locale, 'pay', 'checkout'),
      token,
      state,
      orderNumber,
      until: moment.format(link.expiresAt),
      promised: link.total,
      problem: problem !== undefined,
      // An ended link tells its holder nothing about its customer any more.
      ...(open && { payer: { name: link.name, email: link.email, phone: link.address.phone }, address: link.address }),
      offer: offer && {
        items: offer.snapshot.items.map(({ productId, name, quantity, price }) => ({ productId, name, quantity, price })),
        charges: offer.snapshot.charges,
        total: offer.total,
      },
      checkoutScript: shop.gateway.checkoutScript,
    };
  });
