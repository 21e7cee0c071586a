import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, callerLocale, signedIn } from '#src/api/middleware.ts';
import { transact } from '#src/platform/database/transact.ts';
import { callerOrigin } from '#src/platform/http/origin.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { confirmIdentity } from '#src/shop/customers/identity/confirm-identity.ts';
import { dropSigned } from '#src/shop/customers/identity/signed-cookie.ts';
import { eraseCustomer } from '#src/shop/customers/privacy/erase-customer.ts';
import { exportCustomer } from '#src/shop/customers/privacy/export-customer.ts';
import type { Shop } from '#src/shop/shop.ts';
import { plainCookies } from '#src/ssr/browse.ts';
import { exportAnswer, proofBody } from '#src/wire/customers/account.ts';
import { success } from '#src/wire/values.ts';
import { DEVICE_COOKIE } from '#src/wire/visitor.ts';
import { addCookie, cookiesFor } from './session-cookies.ts';

const tags = ['Account'];

/** Exporting one's data, and deleting the account. */
export function leavingCalls(api: Api, shop: Shop): void {
  const middleware = [signedIn(shop)];
  api.openapi(
    createRoute({
      method: 'get',
      path: '/account/export',
      tags,
      summary: 'Everything that the shop knows about one, as a JSON file',
      middleware,
      responses: { 200: json(exportAnswer, 'By subject; amounts are paise, times UTC'), ...refusals(401, 429) },
    }),
    async (c) => {
      const { uid } = c.get('customer');
      await transact(shop, ({ trx }) =>
        enforceLimits(trx, shop, [{ what: 'export', who: uid, most: 10 }], 'download-too-often'),
      );
      const all = await exportCustomer(shop, uid);
      const day = shop.clock.now().toISOString().slice(0, 10);
      return c.body(JSON.stringify(all, null, 2), 200, {
        'content-type': 'application/json',
        'content-disposition': `attachment; filename="kiran-data-${day}.json"`,
      }) as never;
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/auth/delete-user',
      tags,
      summary:
        'Deletes one’s account for good, with the password or a code; 409 with `open` while something is under way',
      middleware,
      request: { body: body(proofBody) },
      responses: {
        200: json(z.object({ status: success }), 'Deleted and signed out'),
        ...refusals(400, 401, 409, 422, 429),
      },
    }),
    async (c) => {
      const customer = c.get('customer');
      await confirmIdentity(shop, customer, c.req.valid('json'));
      await eraseCustomer(shop, customer, customer.uid, callerLocale(c, shop.settings));
      const origin = callerOrigin(c.req.raw, shop.settings);
      for (const cookie of [
        dropSigned(shop, 'sid'),
        ...cookiesFor('ended', origin),
        ...plainCookies(DEVICE_COOKIE, '', origin),
      ])
        addCookie(c, shop, cookie);
      return c.json({ status: 'success' as const }, 200);
    },
  );
}
