import { type Api, limitedBody } from '#src/api/middleware.ts';
import { receiveWebhook } from '#src/shop/sales/payments/receive-webhook.ts';
import type { Shop } from '#src/shop/shop.ts';

/** Where the provider sends its events. Answered 200 within 5 s, or the provider sends it again (Razorpay: webhooks). */
export function webhookCall(api: Api, shop: Shop): void {
  api.post('/razorpay/webhook', limitedBody, async (c) => {
    await receiveWebhook(shop, 'razorpay', { rawBody: await c.req.text(), header: (name) => c.req.header(name) });
    return c.json({ status: 'success' });
  });
}
