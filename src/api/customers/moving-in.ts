import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { sheetAnswer, streamed } from '#src/api/answers/sheet-answer.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import { limitBody } from '#src/platform/http/limit-body.ts';
import { MOST_SHEET_BYTES } from '#src/platform/spreadsheet/read-sheet.ts';
import { SHEET_TYPES } from '#src/platform/spreadsheet/write-sheet.ts';
import { checkMovingFile, exportMovingFaults } from '#src/shop/customers/moving-in/check-moving-file.ts';
import { inviteFormerCustomers, removeFormerCustomer } from '#src/shop/customers/moving-in/former-customers.ts';
import { takeBackMoving, takeIn } from '#src/shop/customers/moving-in/take-in.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  encodeMovingImport,
  invitationsAnswer,
  invitationsBody,
  movingAnswer,
  takeInBody,
} from '#src/wire/customers/moving-in.ts';
import { done, id, words } from '#src/wire/values.ts';

const tags = ['Moving in'];
const ok = { status: 'success' as const };
const known = z.object({ id });

/** Customers and orders from the export files of a former shop. An upload is larger than other bodies: registered before their size limit. */
export function movingInCalls(api: Api, shop: Shop): void {
  files(api, shop);
  people(api, shop);
}

function files(api: Api, shop: Shop): void {
  const middleware = [administrator(shop)];
  const tooLarge = () => new Fault('too-large', 'file-too-large');
  api.openapi(
    createRoute({
      method: 'post',
      path: '/moving-imports',
      tags,
      summary:
        'Looks through an export of customers or orders from Shopify or WooCommerce: the file itself is the body (at most 10 MB); nothing is changed yet',
      middleware: [administrator(shop), limitBody(MOST_SHEET_BYTES, tooLarge)],
      request: { query: z.object({ name: words(200).default('export') }) },
      responses: { 201: json(movingAnswer, 'Looked through'), ...refusals(401, 403, 413, 422) },
    }),
    async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      if (bytes.length === 0) throw invalid({ file: 'choose-file' });
      const found = await checkMovingFile(shop, c.get('customer'), { name: c.req.valid('query').name, bytes });
      return c.json({ ...ok, data: { import: encodeMovingImport(found) } }, 201);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/moving-imports/{id}/faults',
      tags,
      summary: 'What is wrong with the rows of a file, as a CSV',
      middleware,
      request: { params: known },
      responses: { 200: sheetAnswer('line, column, value, fault'), ...refusals(401, 403, 404) },
    }),
    async (c) =>
      streamed(await exportMovingFaults(shop, c.req.valid('param').id), 'faults.csv', SHEET_TYPES.csv) as never,
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/moving-imports/{id}/start',
      tags,
      summary: 'Takes in a file that was looked through, as a whole or not at all',
      middleware,
      request: { params: known, body: body(takeInBody) },
      responses: { 200: json(movingAnswer, 'Taken in'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const taken = await takeIn(shop, c.get('customer'), c.req.valid('param').id, c.req.valid('json'));
      return c.json({ ...ok, data: { import: encodeMovingImport(taken) } }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/moving-imports/{id}/undo',
      tags,
      summary: 'Takes an import back within a day: customers who have been invited stay',
      middleware,
      request: { params: known },
      responses: { 200: json(movingAnswer, 'Taken back'), ...refusals(401, 403, 404, 409) },
    }),
    async (c) => {
      const back = await takeBackMoving(shop, c.get('customer'), c.req.valid('param').id);
      return c.json({ ...ok, data: { import: encodeMovingImport(back) } }, 200);
    },
  );
}

function people(api: Api, shop: Shop): void {
  const middleware = [administrator(shop)];
  api.openapi(
    createRoute({
      method: 'post',
      path: '/admin/former-customers/invitations',
      tags,
      summary: 'Mails an invitation to each former customer who has neither been invited nor joined',
      middleware,
      request: { body: body(invitationsBody) },
      responses: { 200: json(invitationsAnswer, 'How many'), ...refusals(400, 401, 403, 409, 422) },
    }),
    async (c) => {
      const invited = await inviteFormerCustomers(shop, c.get('customer'), c.req.valid('json').language);
      return c.json({ ...ok, data: { invited } }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/admin/former-customers/{id}',
      tags,
      summary: 'Removes a former customer’s record with their orders of the former shop',
      middleware,
      request: { params: known },
      responses: { 200: json(done, 'Removed'), ...refusals(401, 403, 404) },
    }),
    async (c) => {
      await removeFormerCustomer(shop, c.get('customer'), c.req.valid('param').id);
      return c.json(ok, 200);
    },
  );
}
