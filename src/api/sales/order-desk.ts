import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { noteOrder } from '#src/shop/sales/orders/note-order.ts';
import type { Shop } from '#src/shop/shop.ts';
import { encodeNote, noteAnswer, noteBody } from '#src/wire/sales/order-desk.ts';
import { id } from '#src/wire/values.ts';

/** What the shop does with an order without its customer being involved. */
export function orderDeskCalls(api: Api, shop: Shop): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/order/{id}/notes',
      tags: ['Orders'],
      summary: 'Notes something about an order for the shop’s own eyes',
      middleware: [administrator(shop)],
      request: { params: z.object({ id }), body: body(noteBody) },
      responses: { 201: json(noteAnswer, 'Noted'), ...refusals(400, 401, 403, 404, 422) },
    }),
    async (c) => {
      const note = await noteOrder(shop, c.get('customer'), c.req.valid('param').id, c.req.valid('json').words);
      return c.json({ status: 'success' as const, data: { note: encodeNote(note) } }, 201);
    },
  );
}
