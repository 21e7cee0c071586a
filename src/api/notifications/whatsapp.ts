import { createRoute } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, limitedBody, signedIn } from '#src/api/middleware.ts';
import { allowWhatsapp } from '#src/shop/customers/identity/allow-whatsapp.ts';
import { confirmWebhook, receiveWhatsapp } from '#src/shop/notifications/whatsapp/receive-whatsapp.ts';
import type { Shop } from '#src/shop/shop.ts';
import { whatsappAnswer, whatsappBody } from '#src/wire/notifications/whatsapp.ts';

/** Where Meta sends what people write and how messages fared, and confirms the address. */
export function whatsappWebhookCalls(api: Api, shop: Shop): void {
  api.get('/whatsapp/webhook', (c) => c.text(confirmWebhook(shop, new URL(c.req.url).searchParams)));
  api.post('/whatsapp/webhook', limitedBody, async (c) => {
    await receiveWhatsapp(shop, await c.req.text(), c.req.header('x-hub-signature-256') ?? '');
    return c.json({ status: 'success' });
  });
}

export function whatsappCalls(api: Api, shop: Shop): void {
  api.openapi(
    createRoute({
      method: 'put',
      path: '/account/whatsapp',
      tags: ['Account'],
      summary: 'Agrees to messages by WhatsApp at the account’s proved number, or ends them; repeating changes nothing',
      middleware: [signedIn(shop)],
      request: { body: body(whatsappBody) },
      responses: { 200: json(whatsappAnswer, 'Kept'), ...refusals(400, 401, 409, 422, 429) },
    }),
    async (c) => {
      const { allowed } = c.req.valid('json');
      await allowWhatsapp(shop, c.get('customer').uid, allowed);
      return c.json({ status: 'success' as const, allowed }, 200);
    },
  );
}
