import { dateFormat } from '#src/kernel/format.ts';
import { stateOf } from '#src/shop/sales/checkout/payment-link.ts';
import { listPaymentLinks } from '#src/shop/sales/checkout/send-payment-link.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('paymentLinks', async ({ shop, locale }) => {
  const now = shop.clock.now();
  const moment = dateFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
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
