import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, signedIn } from '#src/api/middleware.ts';
import { soldStates } from '#src/shop/back-office/settings/sold-states.ts';
import { editAddress, makeDefault, removeAddress } from '#src/shop/customers/addresses/change-address.ts';
import type { Shop } from '#src/shop/shop.ts';
import { addressChange, decodeAddress } from '#src/wire/customers/user.ts';
import { id, success } from '#src/wire/values.ts';

const tags = ['Users'];
const DONE = { status: 'success' as const };

/** Calls about saved addresses, each for its own customer only. Orders keep the address they were placed with. */
export function addressCalls(api: Api, shop: Shop): void {
  const middleware = [signedIn(shop)];
  const params = z.object({ id });
  const responses = { 200: json(z.object({ status: success }), 'Done'), ...refusals(400, 401, 403, 404, 422) };
  api.openapi(
    createRoute({
      method: 'put',
      path: '/addresses/{id}',
      tags,
      summary: 'Changes a saved address',
      middleware,
      request: { params, body: body(addressChange(() => soldStates(shop))) },
      responses,
    }),
    async (c) => {
      await editAddress(
        shop,
        c.get('customer').uid,
        c.req.valid('param').id,
        decodeAddress(c.req.valid('json').address),
      );
      return c.json(DONE, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/addresses/{id}',
      tags,
      summary: 'Deletes a saved address; the newest of the others becomes the default',
      middleware,
      request: { params },
      responses,
    }),
    async (c) => {
      await removeAddress(shop, c.get('customer').uid, c.req.valid('param').id);
      return c.json(DONE, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'put',
      path: '/addresses/{id}/default',
      tags,
      summary: 'Makes a saved address the default',
      middleware,
      request: { params },
      responses,
    }),
    async (c) => {
      await makeDefault(shop, c.get('customer').uid, c.req.valid('param').id);
      return c.json(DONE, 200);
    },
  );
}
