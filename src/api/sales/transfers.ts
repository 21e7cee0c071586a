import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator, signedIn } from '#src/api/middleware.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import { limitBody } from '#src/platform/http/limit-body.ts';
import { MOST_SHEET_BYTES } from '#src/platform/spreadsheet/read-sheet.ts';
import { cancelTransfer } from '#src/shop/sales/payments/bank-transfer/cancel-transfer.ts';
import { matchCredits, returnCredit, setCreditAside } from '#src/shop/sales/payments/bank-transfer/match-credits.ts';
import { noteRefundSent } from '#src/shop/sales/payments/bank-transfer/note-refund-sent.ts';
import { takeStatement } from '#src/shop/sales/payments/bank-transfer/take-statement.ts';
import type { Shop } from '#src/shop/shop.ts';
import { asideBody, matchBody, refundSentBody, statementAnswer } from '#src/wire/sales/transfer.ts';
import { done, id } from '#src/wire/values.ts';

const tags = ['Payments'];
const ok = { status: 'success' as const };
const known = z.object({ id });

/** Uploads of the owner's bank statement. It is larger than other bodies: registered before their size limit. */
export function statementCall(api: Api, shop: Shop): void {
  const tooLarge = () => new Fault('too-large', 'file-too-large');
  api.openapi(
    createRoute({
      method: 'post',
      path: '/admin/transfers/statement',
      tags,
      summary:
        'Takes a bank statement (CSV or XLSX, the file itself is the body): credits with the reference and the amount of an order make it; each row counts once',
      middleware: [administrator(shop), limitBody(MOST_SHEET_BYTES, tooLarge)],
      responses: { 200: json(statementAnswer, 'Taken'), ...refusals(401, 403, 413, 422) },
    }),
    async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      if (bytes.length === 0) throw invalid({ file: 'choose-file' });
      return c.json({ ...ok, data: await takeStatement(shop, c.get('customer'), bytes) }, 200);
    },
  );
}

/** Orders that wait for a bank transfer: a POST /razorpay with the method bank-transfer opens one. */
export function transferCalls(api: Api, shop: Shop): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/transfers/{reference}/cancel',
      tags,
      summary: 'Gives up an order that waits for its transfer; repeating changes nothing',
      middleware: [signedIn(shop)],
      request: { params: z.object({ reference: id }) },
      responses: { 200: json(done, 'Given up'), ...refusals(401, 403, 404, 409) },
    }),
    async (c) => {
      await cancelTransfer(shop, c.get('customer'), c.req.valid('param').reference);
      return c.json(ok, 200);
    },
  );
  deskCalls(api, shop);
}

function deskCalls(api: Api, shop: Shop): void {
  const middleware = [administrator(shop)];
  api.openapi(
    createRoute({
      method: 'post',
      path: '/admin/transfers/match',
      tags,
      summary: 'Makes an order from one or several credits of the statement; what is over is promised back',
      middleware,
      request: { body: body(matchBody) },
      responses: { 200: json(done, 'Made'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      await matchCredits(shop, c.get('customer'), c.req.valid('json'));
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/admin/transfers/{id}/return',
      tags,
      summary: 'Promises a credit back to its customer; the owner sends it by hand',
      middleware,
      request: { params: known },
      responses: { 200: json(done, 'Promised'), ...refusals(401, 403, 404, 409) },
    }),
    async (c) => {
      await returnCredit(shop, c.get('customer'), c.req.valid('param').id);
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'put',
      path: '/admin/transfers/{id}/aside',
      tags,
      summary: 'Sets a credit aside that is no customer’s payment, or takes it up again',
      middleware,
      request: { params: known, body: body(asideBody) },
      responses: { 200: json(done, 'Decided'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      await setCreditAside(shop, c.get('customer'), c.req.valid('param').id, c.req.valid('json').aside);
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/admin/refunds/{id}/sent',
      tags,
      summary: 'Notes a refund of a bank transfer as sent, with the bank’s number (UTR)',
      middleware,
      request: { params: known, body: body(refundSentBody) },
      responses: { 200: json(done, 'Noted'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      await noteRefundSent(shop, c.get('customer'), c.req.valid('param').id, c.req.valid('json').utr);
      return c.json(ok, 200);
    },
  );
}
