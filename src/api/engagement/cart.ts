import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, signedIn } from '#src/api/middleware.ts';
import { confirmSeen } from '#src/shop/engagement/cart/confirm-seen.ts';
import { forgetSaved, moveToCart, saveForLater } from '#src/shop/engagement/cart/save-for-later.ts';
import type { Shop } from '#src/shop/shop.ts';
import { decodeSeen, seenBody } from '#src/wire/engagement/cart.ts';
import { id, success } from '#src/wire/values.ts';

const tags = ['Cart'];
const params = z.object({ _id: id });
const done = { status: 'success' as const };

/** Saving for later, and confirming changes: calls beyond spec.md §7, always the session's own cart. */
export function cartCalls(api: Api, shop: Shop): void {
  const middleware = [signedIn(shop)];
  const move = (method: 'post' | 'delete', path: string, summary: string) =>
    createRoute({
      method,
      path,
      tags,
      summary,
      middleware,
      request: { params },
      responses: {
        200: json(z.object({ status: success }), 'Done; repeating changes nothing'),
        ...refusals(401, 404, 422),
      },
    });

  api.openapi(move('post', '/saved/{_id}', 'Saves a line of the cart for later'), async (c) => {
    await saveForLater(shop, c.get('customer').uid, c.req.valid('param')._id);
    return c.json(done, 200);
  });

  api.openapi(move('post', '/saved/{_id}/cart', 'Moves a saved product back to the cart'), async (c) => {
    await moveToCart(shop, c.get('customer').uid, c.req.valid('param')._id);
    return c.json(done, 200);
  });

  api.openapi(move('delete', '/saved/{_id}', 'Takes a product off the saved ones'), async (c) => {
    await forgetSaved(shop, c.get('customer').uid, c.req.valid('param')._id);
    return c.json(done, 200);
  });

  api.openapi(
    createRoute({
      method: 'post',
      path: '/cart/seen',
      tags,
      summary: 'Confirms the prices and stock that the cart has shown',
      middleware,
      request: { body: body(seenBody) },
      responses: {
        200: json(z.object({ status: success, confirmed: z.number().int() }), 'Confirmed'),
        ...refusals(400, 401, 422),
      },
    }),
    async (c) =>
      c.json(
        { ...done, confirmed: await confirmSeen(shop, c.get('customer').uid, decodeSeen(c.req.valid('json'))) },
        200,
      ),
  );
}
