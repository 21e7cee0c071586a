import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { transact } from '#src/platform/database/transact.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { banCustomer, unbanCustomer } from '#src/shop/customers/identity/ban-customer.ts';
import { takeSecondFactor } from '#src/shop/customers/identity/take-second-factor.ts';
import { eraseCustomer } from '#src/shop/customers/privacy/erase-customer.ts';
import { exportCustomer } from '#src/shop/customers/privacy/export-customer.ts';
import type { Shop } from '#src/shop/shop.ts';
import { banBody, exportAnswer } from '#src/wire/customers/account.ts';
import { done, id } from '#src/wire/values.ts';

const tags = ['Workspace'];
const known = z.object({ id });

/** The administrator's calls about customers. */
export function adminCustomerCalls(api: Api, shop: Shop): void {
  const middleware = [administrator(shop)];

  api.openapi(
    createRoute({
      method: 'put',
      path: '/admin/customers/{id}/ban',
      tags,
      summary: 'Shuts a customer out, or lets them in again',
      middleware,
      request: { params: known, body: body(banBody) },
      responses: { 200: json(done, 'Done; a ban ends every session at once'), ...refusals(400, 401, 403, 404, 422) },
    }),
    async (c) => {
      const { banned } = c.req.valid('json');
      await (banned ? banCustomer : unbanCustomer)(shop, c.get('customer'), c.req.valid('param').id);
      return c.json({ status: 'success' as const }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/admin/customers/{id}/second-factor',
      tags,
      summary: 'Takes the second factor from a customer who has lost app and recovery codes; make sure first who asks',
      middleware,
      request: { params: known },
      responses: { 200: json(done, 'Gone; every session of theirs has ended'), ...refusals(401, 403, 404, 409) },
    }),
    async (c) => {
      await takeSecondFactor(shop, c.get('customer'), c.req.valid('param').id);
      return c.json({ status: 'success' as const }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/admin/customers/{id}/export',
      tags,
      summary: 'Everything that the shop knows about a customer, as a JSON file; leaves a line in the activity log',
      middleware,
      request: { params: known },
      responses: { 200: json(exportAnswer, 'By subject; amounts are paise, times UTC'), ...refusals(401, 403, 404) },
    }),
    async (c) => {
      const uid = c.req.valid('param').id;
      const all = await exportCustomer(shop, uid);
      // Exporting everything about a person is an action of its own: it is logged before the file exists.
      await transact(shop, (write) =>
        recordAction(
          write,
          c.get('customer'),
          { act: 'customer.exported', subject: `customer:${uid}` },
          shop.clock.now(),
        ),
      );
      return c.body(JSON.stringify(all, null, 2), 200, {
        'content-type': 'application/json',
        'content-disposition': 'attachment; filename="customer.json"',
      }) as never;
    },
  );

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/admin/customers/{id}',
      tags,
      summary: 'Erases a customer for good; 409 while the shop still owes them something',
      middleware,
      request: { params: known },
      responses: {
        200: json(done, 'Erased; orders and papers stay without the person'),
        ...refusals(401, 403, 404, 409),
      },
    }),
    async (c) => {
      await eraseCustomer(shop, c.get('customer'), c.req.valid('param').id);
      return c.json({ status: 'success' as const }, 200);
    },
  );
}
