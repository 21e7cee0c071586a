import { createRoute, z } from '@hono/zod-openapi';
import { keysWith } from '#src/api/admit-key.ts';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { withIdempotencyKey } from '#src/api/idempotent.ts';
import { type Api, signedIn } from '#src/api/middleware.ts';
import { forbidden } from '#src/platform/fault.ts';
import { findUidByEmail } from '#src/shop/customers/identity/find-customer.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { showOrderOfPayment } from '#src/shop/sales/checkout/show-order-of-payment.ts';
import { listOrders } from '#src/shop/sales/orders/list-orders.ts';
import { moveOrder } from '#src/shop/sales/orders/move-order.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  decodeClaim,
  encodeOrder,
  movedOrderAnswer,
  orderAnswer,
  orderBody,
  orderListQuery,
  orderStatusBody,
  ordersAnswer,
} from '#src/wire/sales/order.ts';
import { id } from '#src/wire/values.ts';

const tags = ['Orders'];

/** The order calls of spec.md §7. */
export function orderCalls(api: Api, shop: Shop): void {
  /** Whose orders are requested: `undefined` means everybody's, which only the administrator may see. */
  const whose = async (customer: Principal, email: string | undefined): Promise<string | undefined> => {
    if (email === undefined) {
      if (!isAdministrator(customer)) throw forbidden();
      return undefined;
    }
    if (email.toLowerCase() === customer.email.toLowerCase()) return customer.uid;
    if (!isAdministrator(customer)) throw forbidden();
    return (await findUidByEmail(shop, email)) ?? 'nobody';
  };

  api.openapi(
    createRoute({
      method: 'get',
      path: '/order',
      tags,
      summary: 'Orders, newest first: the caller’s own by e-mail, or all for the administrator',
      middleware: [signedIn(shop), keysWith('orders:read')],
      request: { query: orderListQuery },
      responses: {
        200: json(ordersAnswer, 'The orders'),
        ...refusals(401, 403, 422),
      },
    }),
    async (c) => {
      const { email, orderStatus: status, ...query } = c.req.valid('query');
      const { items, total, next } = await listOrders(shop, {
        uid: await whose(c.get('customer'), email),
        unproven: isAdministrator(c.get('customer')),
        status,
        ...query,
      });
      return c.json({ status: 'success' as const, total, next, data: { orders: items.map(encodeOrder) } }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/order',
      tags,
      summary: 'The order of a captured payment; never made from this body',
      middleware: [signedIn(shop), withIdempotencyKey(shop)],
      request: { body: body(orderBody) },
      responses: {
        200: json(orderAnswer, 'Told before'),
        201: json(orderAnswer, 'Told for the first time'),
        ...refusals(400, 401, 403, 404, 409, 422, 503),
      },
    }),
    async (c) => {
      const input = c.req.valid('json');
      const { order, first } = await showOrderOfPayment(shop, c.get('customer'), input.paymentId, decodeClaim(input));
      const answer = { status: 'success' as const, data: { order: encodeOrder(order) } };
      return first ? c.json(answer, 201) : c.json(answer, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'put',
      path: '/order/{id}',
      tags,
      summary: 'Moves an order on; a shopper may only cancel',
      middleware: [signedIn(shop), withIdempotencyKey(shop)],
      request: { params: z.object({ id }), body: body(orderStatusBody) },
      responses: {
        200: json(movedOrderAnswer, 'Moved'),
        ...refusals(400, 401, 403, 404, 409, 422),
      },
    }),
    async (c) => {
      const order = await moveOrder(shop, c.get('customer'), c.req.valid('param').id, c.req.valid('json').orderStatus);
      return c.json({ status: 'success' as const, success: true as const, data: { order: encodeOrder(order) } }, 200);
    },
  );
}
