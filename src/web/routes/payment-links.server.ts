import { languageTag } from '#src/contract/visitor.ts';
import { pageContext } from '#src/pages/page-context.ts';
import { stateOf } from '#src/shop/checkout/payment-link.ts';
import { listPaymentLinks } from '#src/shop/checkout/send-payment-link.ts';
import { administratorOnly } from '../admin/administrator-only.server.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

export const loadPaymentLinks = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
    const now = shop.clock.now();
    const moment = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });
    return {
      texts: texts(locale, 'paymentLinks', 'checkout'),
      links: (await listPaymentLinks(shop)).map((link) => ({
        id: link.id,
        name: link.name,
        email: link.email,
        total: link.total,
        state: stateOf(link, now),
        on: moment.format(link.createdAt),
        until: moment.format(link.expiresAt),
        order: link.orderId && link.orderNumber ? { id: link.orderId, number: link.orderNumber } : undefined,
      })),
    };
  });
