import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { placeOf } from '#src/api/customers/session-cookies.ts';
import { type Api, administrator, callerLocale, signedIn } from '#src/api/middleware.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import { limitBody } from '#src/platform/http/limit-body.ts';
import { MOST_SHEET_BYTES } from '#src/platform/spreadsheet/read-sheet.ts';
import { CODE_LIVES, RESEND_AFTER } from '#src/shop/customers/identity/phone-code.ts';
import { confirmCash, sendCashCode } from '#src/shop/sales/checkout/confirm-cash.ts';
import {
  matchCollections,
  returnCollection,
  setCollectionAside,
} from '#src/shop/sales/collections/decide-collections.ts';
import { settleByHand } from '#src/shop/sales/collections/settle-by-hand.ts';
import { takeRemittance } from '#src/shop/sales/collections/take-remittance.ts';
import { takeBackParcel } from '#src/shop/sales/orders/take-back-parcel.ts';
import type { Shop } from '#src/shop/shop.ts';
import { phoneAskAnswer } from '#src/wire/customers/phone.ts';
import {
  cashConfirmBody,
  collectedBody,
  collectionAsideBody,
  matchCollectionsBody,
  remittanceAnswer,
} from '#src/wire/sales/cash.ts';
import { encodeOrder } from '#src/wire/sales/order.ts';
import { provenAnswer } from '#src/wire/sales/payment.ts';
import { done, id } from '#src/wire/values.ts';

const tags = ['Payments'];
const ok = { status: 'success' as const };
const known = z.object({ id });
const named = z.object({ reference: id });

/** Uploads of a carrier's remittance file. It is larger than other bodies: registered before their size limit. */
export function remittanceCall(api: Api, shop: Shop): void {
  const tooLarge = () => new Fault('too-large', 'file-too-large');
  api.openapi(
    createRoute({
      method: 'post',
      path: '/admin/collections/remittance',
      tags,
      summary:
        'Takes a carrier’s remittance file (CSV or XLSX, the file itself is the body): rows that name an order and have its amount settle it; each row counts once',
      middleware: [administrator(shop), limitBody(MOST_SHEET_BYTES, tooLarge)],
      responses: { 200: json(remittanceAnswer, 'Taken'), ...refusals(401, 403, 413, 422) },
    }),
    async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      if (bytes.length === 0) throw invalid({ file: 'choose-file' });
      return c.json({ ...ok, data: await takeRemittance(shop, c.get('customer'), bytes) }, 200);
    },
  );
}

/** Orders with cash on delivery: a POST /razorpay with the method cash-on-delivery holds the goods, and a code by SMS makes the order. */
export function cashCalls(api: Api, shop: Shop): void {
  const middleware = [signedIn(shop)];
  api.openapi(
    createRoute({
      method: 'post',
      path: '/cash-orders/{reference}/code',
      tags,
      summary: 'Sends the code that confirms an order with cash on delivery to the number of its address',
      middleware,
      request: { params: named },
      responses: { 200: json(phoneAskAnswer, 'Sent'), ...refusals(401, 403, 404, 409, 422, 429, 503) },
    }),
    async (c) => {
      const { reference } = c.req.valid('param');
      const asked = { reference, locale: callerLocale(c, shop.settings), place: placeOf(c, shop) };
      const challenge = await sendCashCode(shop, c.get('customer'), asked);
      return c.json({ ...ok, challenge, expiresIn: CODE_LIVES, resendIn: RESEND_AFTER }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/cash-orders/{reference}/confirm',
      tags,
      summary: 'Makes the order with the code; repeating answers the same order',
      middleware,
      request: { params: named, body: body(cashConfirmBody) },
      responses: { 200: json(provenAnswer, 'Ordered'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const { reference } = c.req.valid('param');
      const order = await confirmCash(shop, c.get('customer'), { reference, ...c.req.valid('json') });
      const { orderId, paymentId } = order.paid;
      return c.json({ ...ok, orderId, paymentId, msg: 'success', data: { order: encodeOrder(order) } }, 200);
    },
  );
  deskCalls(api, shop);
  orderCalls(api, shop);
}

function deskCalls(api: Api, shop: Shop): void {
  const middleware = [administrator(shop)];
  api.openapi(
    createRoute({
      method: 'post',
      path: '/admin/collections/match',
      tags,
      summary:
        'Settles an order by rows of remittance files; what is over is promised back, what is missing needs a reason',
      middleware,
      request: { body: body(matchCollectionsBody) },
      responses: { 200: json(done, 'Settled'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      await matchCollections(shop, c.get('customer'), c.req.valid('json'));
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/admin/collections/{id}/return',
      tags,
      summary:
        'Promises a customer back what was collected for an order that is paid or has ended; the owner sends it by hand',
      middleware,
      request: { params: known },
      responses: { 200: json(done, 'Promised'), ...refusals(401, 403, 404, 409) },
    }),
    async (c) => {
      await returnCollection(shop, c.get('customer'), c.req.valid('param').id);
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'put',
      path: '/admin/collections/{id}/aside',
      tags,
      summary: 'Sets a row of a remittance file aside that is no new money, or takes it up again',
      middleware,
      request: { params: known, body: body(collectionAsideBody) },
      responses: { 200: json(done, 'Decided'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      await setCollectionAside(shop, c.get('customer'), c.req.valid('param').id, c.req.valid('json').aside);
      return c.json(ok, 200);
    },
  );
}

function orderCalls(api: Api, shop: Shop): void {
  const middleware = [administrator(shop)];
  api.openapi(
    createRoute({
      method: 'post',
      path: '/order/{id}/collected',
      tags,
      summary: 'Notes that the money of an order with cash on delivery has come, without a remittance file',
      middleware,
      request: { params: known, body: body(collectedBody) },
      responses: { 200: json(done, 'Settled'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const { note } = c.req.valid('json');
      await settleByHand(shop, c.get('customer'), { orderId: c.req.valid('param').id, note });
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/order/{id}/refused',
      tags,
      summary: 'Ends an order with cash on delivery whose parcel was refused and is back: the goods are in stock again',
      middleware,
      request: { params: known },
      responses: { 200: json(done, 'Ended'), ...refusals(401, 403, 404, 409) },
    }),
    async (c) => {
      await takeBackParcel(shop, c.get('customer'), c.req.valid('param').id);
      return c.json(ok, 200);
    },
  );
}
