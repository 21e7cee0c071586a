import { stateOf } from '#src/shop/sales/checkout/payment-link.ts';
import { listPaymentLinks } from '#src/shop/sales/checkout/send-payment-link.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { administratorOnly } from '#src/web/context/administrator-only.server.ts';
import { answered } from '#src/web/context/answered.server.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import { languageTag } from '#src/wire/visitor.ts';

export const loadPaymentLinks = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
    const now = shop.clock.now();
    const moment = new Intl.DateTimeFormat(languageTag(locale), {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Asia/Kolkata',
    });
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
