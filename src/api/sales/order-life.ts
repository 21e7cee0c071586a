import { createRoute, z } from '@hono/zod-openapi';
import { keysWith } from '#src/api/admit-key.ts';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { withIdempotencyKey } from '#src/api/idempotent.ts';
import { type Api, administrator, signedIn } from '#src/api/middleware.ts';
import { newId } from '#src/platform/ids.ts';
import { answerReturn } from '#src/shop/sales/orders/answer-return.ts';
import { refundPart, retryRefund } from '#src/shop/sales/orders/refund-part.ts';
import { requestReturn, withdrawReturn } from '#src/shop/sales/orders/request-return.ts';
import { deliverOrder, shipOrder } from '#src/shop/sales/orders/ship-order.ts';
import { showOrder } from '#src/shop/sales/orders/show-order.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  decodeRefund,
  decodeReturn,
  decodeReturnAnswer,
  decodeShip,
  encodeOrderFile,
  encodeReturn,
  encodeShipment,
  orderFileAnswer,
  refundBody,
  returnAnswer,
  returnAnswerBody,
  returnBody,
  shipBody,
  shipmentAnswer,
  shipmentBody,
} from '#src/wire/sales/order-file.ts';
import { id } from '#src/wire/values.ts';

const tags = ['Orders'];
const known = z.object({ id });

/** What happens to an order after payment: parcels, returns, refunds. */
export function orderLifeCalls(api: Api, shop: Shop): void {
  const owner = [administrator(shop), withIdempotencyKey(shop)];

  api.openapi(
    createRoute({
      method: 'get',
      path: '/order/{id}',
      tags,
      summary: 'All there is to know of an order: its history, parcels, returns, refunds and documents',
      middleware: [signedIn(shop), keysWith('orders:read')],
      request: { params: known },
      responses: { 200: json(orderFileAnswer, 'The order'), ...refusals(401, 403, 404) },
    }),
    async (c) => {
      const found = await showOrder(shop, c.get('customer'), c.req.valid('param').id);
      return c.json({ status: 'success' as const, data: encodeOrderFile(found) }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/order/{id}/shipments',
      tags,
      summary: 'Sends a parcel and issues its invoice',
      middleware: [...owner, keysWith('parcels:write')],
      request: { params: known, body: body(shipBody) },
      responses: {
        201: json(shipmentAnswer, 'Sent'),
        ...refusals(400, 401, 403, 404, 409, 422),
      },
    }),
    async (c) => {
      const shipment = await shipOrder(shop, c.get('customer'), c.req.valid('param').id, {
        ...decodeShip(c.req.valid('json')),
        key: c.req.header('idempotency-key'),
      });
      return c.json({ status: 'success' as const, data: { shipment: encodeShipment(shipment) } }, 201);
    },
  );

  api.openapi(
    createRoute({
      method: 'put',
      path: '/order/{id}/shipments/{shipment}',
      tags,
      summary: 'Notes that a parcel has arrived',
      // Its answer shows the order.
      middleware: [...owner, keysWith('parcels:write', 'orders:read')],
      request: { params: known.extend({ shipment: id }), body: body(shipmentBody) },
      responses: { 200: json(orderFileAnswer, 'Noted'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const { id: orderId, shipment } = c.req.valid('param');
      await deliverOrder(shop, c.get('customer'), orderId, shipment);
      return c.json(
        { status: 'success' as const, data: encodeOrderFile(await showOrder(shop, c.get('customer'), orderId)) },
        200,
      );
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/order/{id}/returns',
      tags,
      summary: 'Asks to send goods back',
      middleware: [signedIn(shop), withIdempotencyKey(shop)],
      request: { params: known, body: body(returnBody) },
      responses: { 201: json(returnAnswer, 'Asked'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const made = await requestReturn(shop, c.get('customer'), c.req.valid('param').id, {
        ...decodeReturn(c.req.valid('json')),
        key: c.req.header('idempotency-key'),
      });
      return c.json({ status: 'success' as const, data: { return: encodeReturn(made) } }, 201);
    },
  );

  api.openapi(
    createRoute({
      method: 'put',
      path: '/returns/{id}',
      tags,
      summary: 'Moves a return on: its customer may withdraw it, the administrator answers it',
      middleware: [signedIn(shop), withIdempotencyKey(shop)],
      request: { params: known, body: body(returnAnswerBody) },
      responses: { 200: json(returnAnswer, 'Moved'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const [returnId, input, actor] = [c.req.valid('param').id, c.req.valid('json'), c.get('customer')];
      const { state } = input;
      const moved =
        state === 'withdrawn'
          ? await withdrawReturn(shop, actor, returnId)
          : await answerReturn(shop, actor, returnId, decodeReturnAnswer({ ...input, state }));
      return c.json({ status: 'success' as const, data: { return: encodeReturn(moved) } }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/order/{id}/refunds',
      tags,
      summary: 'Sends a part of the money back; `amount` in paise',
      middleware: owner,
      request: { params: known, body: body(refundBody) },
      responses: { 201: json(orderFileAnswer, 'Promised'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const orderId = c.req.valid('param').id;
      const key = c.req.header('idempotency-key') ?? newId('key');
      await refundPart(shop, c.get('customer'), orderId, { ...decodeRefund(c.req.valid('json')), key });
      return c.json(
        { status: 'success' as const, data: encodeOrderFile(await showOrder(shop, c.get('customer'), orderId)) },
        201,
      );
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/order/{id}/refunds/{refund}/retry',
      tags,
      summary: 'Tries a refund again that the provider could not send',
      middleware: owner,
      request: { params: known.extend({ refund: id }) },
      responses: { 200: json(orderFileAnswer, 'Promised again'), ...refusals(401, 403, 404, 409) },
    }),
    async (c) => {
      const { id: orderId, refund } = c.req.valid('param');
      await retryRefund(shop, c.get('customer'), orderId, refund);
      return c.json(
        { status: 'success' as const, data: encodeOrderFile(await showOrder(shop, c.get('customer'), orderId)) },
        200,
      );
    },
  );
}
