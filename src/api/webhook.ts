import { receiveWebhook } from '#src/shop/sales/checkout/receive-webhook.ts';
import type { Shop } from '#src/shop/shop.ts';
import { decodeWebhook } from '#src/wire/payment.ts';
import { type Api, limitedBody } from './frame.ts';

/** Where the provider sends its events. Answered 200 within 5 s, or the provider sends it again (Razorpay: webhooks). */
export function webhookCall(api: Api, shop: Shop): void {
  api.post('/razorpay/webhook', limitedBody, async (c) => {
    const webhook = {
      rawBody: await c.req.text(),
      signature: c.req.header('x-razorpay-signature') ?? '',
      eventId: (c.req.header('x-razorpay-event-id') ?? '').slice(0, 200),
    };
    await receiveWebhook(shop, webhook, decodeWebhook);
    return c.json({ status: 'success' });
  });
}
