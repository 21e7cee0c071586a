import { createRoute, z } from '@hono/zod-openapi';
import { body, json, optionalBody, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { listWebhooks, showWebhook } from '#src/shop/back-office/webhooks/list-webhooks.ts';
import { removeWebhook } from '#src/shop/back-office/webhooks/remove-webhook.ts';
import { rotateSecret } from '#src/shop/back-office/webhooks/rotate-secret.ts';
import { addWebhook, changeWebhook } from '#src/shop/back-office/webhooks/save-webhook.ts';
import { replayDelivery, sendTest } from '#src/shop/back-office/webhooks/send-now.ts';
import { confirmIdentity } from '#src/shop/customers/identity/confirm-identity.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  decodeWebhook,
  deliveryList,
  deliveryQuery,
  encodeDelivery,
  encodeWebhook,
  secretAnswer,
  testAnswer,
  webhookAnswer,
  webhookBody,
  webhookList,
  webhookMade,
} from '#src/wire/back-office/webhook.ts';
import { proofBody } from '#src/wire/customers/account.ts';
import { done, id } from '#src/wire/values.ts';

const known = z.object({ id });
const ok = { status: 'success' as const };

/** What other programs are told, and how that went: for the administrator only, and never for a key. */
export function webhookDeskCalls(api: Api, shop: Shop): void {
  const frame = { tags: ['Keys and webhooks'], middleware: [administrator(shop)] };

  api.openapi(
    createRoute({
      ...frame,
      method: 'get',
      path: '/admin/webhooks',
      summary: 'The webhooks, without their secrets',
      responses: { 200: json(webhookList, 'The newest first'), ...refusals(401, 403) },
    }),
    async (c) => c.json({ ...ok, data: { webhooks: (await listWebhooks(shop)).map(encodeWebhook) } }, 200),
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'post',
      path: '/admin/webhooks',
      summary: 'Adds a webhook, with the password or a code; the answer has its secret, this once',
      request: { body: body(webhookBody) },
      responses: { 201: json(webhookMade, 'Added'), ...refusals(400, 401, 403, 409, 422, 429) },
    }),
    async (c) => {
      const given = c.req.valid('json');
      await confirmIdentity(shop, c.get('customer'), given);
      const { secret, webhook } = await addWebhook(shop, c.get('customer'), decodeWebhook(given));
      return c.json({ ...ok, data: { secret, webhook: encodeWebhook(webhook) } }, 201);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'put',
      path: '/admin/webhooks/{id}',
      summary: 'Changes a webhook’s name, address or events, with the password or a code',
      request: { params: known, body: body(webhookBody) },
      responses: { 200: json(webhookAnswer, 'Changed'), ...refusals(400, 401, 403, 404, 422, 429) },
    }),
    async (c) => {
      const given = c.req.valid('json');
      await confirmIdentity(shop, c.get('customer'), given);
      const webhook = await changeWebhook(shop, c.get('customer'), c.req.valid('param').id, decodeWebhook(given));
      return c.json({ ...ok, data: { webhook: encodeWebhook(webhook) } }, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'delete',
      path: '/admin/webhooks/{id}',
      summary: 'Removes a webhook with its log; repeating changes nothing',
      request: { params: known },
      responses: { 200: json(done, 'Removed'), ...refusals(401, 403) },
    }),
    async (c) => {
      await removeWebhook(shop, c.get('customer'), c.req.valid('param').id);
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'post',
      path: '/admin/webhooks/{id}/secret',
      summary: 'Replaces the secret, with the password or a code; for a day the former one signs as well',
      request: { params: known, body: optionalBody(proofBody) },
      responses: { 200: json(secretAnswer, 'The new one, this once'), ...refusals(400, 401, 403, 404, 422, 429) },
    }),
    async (c) => {
      await confirmIdentity(shop, c.get('customer'), c.req.valid('json') ?? {});
      const secret = await rotateSecret(shop, c.get('customer'), c.req.valid('param').id);
      return c.json({ ...ok, data: { secret } }, 200);
    },
  );
  deliveries(api, shop, frame);
}

function deliveries(api: Api, shop: Shop, frame: { tags: string[]; middleware: ReturnType<typeof administrator>[] }) {
  api.openapi(
    createRoute({
      ...frame,
      method: 'get',
      path: '/admin/webhooks/{id}/deliveries',
      summary: 'The log of a webhook: what it was told in the last 30 days, and how the last attempt went',
      request: { params: known, query: deliveryQuery },
      responses: { 200: json(deliveryList, 'The newest first'), ...refusals(401, 403, 404, 422) },
    }),
    async (c) => {
      const paging = c.req.valid('query');
      const { deliveries: found, total } = await showWebhook(shop, c.req.valid('param').id, paging);
      const next = paging.page * paging.limit < total ? paging.page + 1 : null;
      return c.json({ ...ok, total, next, data: { deliveries: found.map(encodeDelivery) } }, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'post',
      path: '/admin/webhooks/{id}/test',
      summary: 'Sends the event `test`, without data',
      request: { params: known },
      responses: { 201: json(testAnswer, 'In line'), ...refusals(401, 403, 404) },
    }),
    async (c) => {
      const delivery = await sendTest(shop, c.get('customer'), c.req.valid('param').id);
      return c.json({ ...ok, data: { id: delivery } }, 201);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'post',
      path: '/admin/webhook-deliveries/{id}/replay',
      summary: 'Sends a delivery again, under its id and with the present state of what it is about',
      request: { params: known },
      responses: { 200: json(done, 'In line'), ...refusals(401, 403, 404) },
    }),
    async (c) => {
      await replayDelivery(shop, c.get('customer'), c.req.valid('param').id);
      return c.json(ok, 200);
    },
  );
}
