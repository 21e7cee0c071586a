import { type Api, limitedBody } from '#src/api/frame.ts';
import { decodeWebhook } from '#src/contract/wire/payment.ts';
import { receiveWebhook } from '#src/shop/checkout/receive-webhook.ts';
import type { Shop } from '#src/shop/shop.ts';

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
