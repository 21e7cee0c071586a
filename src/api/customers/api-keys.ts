import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { createKey } from '#src/shop/customers/api-keys/create-key.ts';
import { endKey } from '#src/shop/customers/api-keys/end-key.ts';
import { listKeys } from '#src/shop/customers/api-keys/list-keys.ts';
import { confirmIdentity } from '#src/shop/customers/identity/confirm-identity.ts';
import type { Shop } from '#src/shop/shop.ts';
import { decodeKey, encodeKey, keyBody, keyList, keyMade } from '#src/wire/customers/api-key.ts';
import { done, id } from '#src/wire/values.ts';

/** The owner's keys for other programs: for the administrator only, and never for a key. */
export function apiKeyCalls(api: Api, shop: Shop): void {
  const frame = { tags: ['Keys and webhooks'], middleware: [administrator(shop)] };

  api.openapi(
    createRoute({
      ...frame,
      method: 'get',
      path: '/admin/api-keys',
      summary: 'The API keys, without what they are',
      responses: { 200: json(keyList, 'The newest first'), ...refusals(401, 403) },
    }),
    async (c) => c.json({ status: 'success' as const, data: { keys: (await listKeys(shop)).map(encodeKey) } }, 200),
  );

  api.openapi(
    createRoute({
      ...frame,
      method: 'post',
      path: '/admin/api-keys',
      summary: 'Makes an API key, with the password or a code; the answer is the only one that has it',
      request: { body: body(keyBody) },
      responses: { 201: json(keyMade, 'Made'), ...refusals(400, 401, 403, 409, 422, 429) },
    }),
    async (c) => {
      const given = c.req.valid('json');
      await confirmIdentity(shop, c.get('customer'), given);
      const { key, made } = await createKey(shop, c.get('customer'), decodeKey(given));
      return c.json({ status: 'success' as const, data: { key, made: encodeKey(made) } }, 201);
    },
  );

  api.openapi(
    createRoute({
      ...frame,
      method: 'delete',
      path: '/admin/api-keys/{id}',
      summary: 'Ends an API key: its next call is refused; repeating changes nothing',
      request: { params: z.object({ id }) },
      responses: { 200: json(done, 'Ended'), ...refusals(401, 403) },
    }),
    async (c) => {
      await endKey(shop, c.get('customer'), c.req.valid('param').id);
      return c.json({ status: 'success' as const }, 200);
    },
  );
}
