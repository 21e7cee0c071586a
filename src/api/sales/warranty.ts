import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator, callerLocale, signedIn } from '#src/api/middleware.ts';
import { addForeignUnit, removeForeignUnit } from '#src/shop/sales/warranty/add-foreign-unit.ts';
import { certifyOrder } from '#src/shop/sales/warranty/certify-order.ts';
import { showWallet } from '#src/shop/sales/warranty/show-wallet.ts';
import { offerUnits, redeemUnits, withdrawOffer } from '#src/shop/sales/warranty/transfer-units.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  certificateBody,
  decodeCertificate,
  decodeForeignUnit,
  encodeWallet,
  foreignUnitBody,
  redeemAnswer,
  redeemBody,
  transferAnswer,
  transferBody,
  unitMadeAnswer,
  walletAnswer,
} from '#src/wire/sales/warranty.ts';
import { done, id } from '#src/wire/values.ts';

const tags = ['Warranty'];
const ok = { status: 'success' as const };

/** A customer's units with serial numbers, and how they change hands. */
export function warrantyCalls(api: Api, shop: Shop): void {
  walletCalls(api, shop);
  transferCalls(api, shop);
  api.openapi(
    createRoute({
      method: 'put',
      path: '/order/{id}/dcr-certificate',
      tags,
      summary: 'Notes the certificate of an order’s DCR panels; without a number there is none any more',
      middleware: [administrator(shop)],
      request: { params: z.object({ id }), body: body(certificateBody) },
      responses: { 200: json(done, 'Noted'), ...refusals(400, 401, 403, 404, 422) },
    }),
    async (c) => {
      await certifyOrder(shop, c.get('customer'), c.req.valid('param').id, decodeCertificate(c.req.valid('json')));
      return c.json(ok, 200);
    },
  );
}

function walletCalls(api: Api, shop: Shop): void {
  const middleware = [signedIn(shop)];
  api.openapi(
    createRoute({
      method: 'get',
      path: '/warranty/units',
      tags,
      summary: 'The session’s own units with their warranties, the newest first',
      middleware,
      responses: { 200: json(walletAnswer, 'Units'), ...refusals(401) },
    }),
    async (c) => {
      const wallet = await showWallet(shop, c.get('customer').uid, callerLocale(c, shop.settings));
      return c.json({ ...ok, data: encodeWallet(wallet) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/warranty/units',
      tags,
      summary: 'Adds a unit that was bought elsewhere, on the customer’s word',
      middleware,
      request: { body: body(foreignUnitBody) },
      responses: { 201: json(unitMadeAnswer, 'Added'), ...refusals(400, 401, 409, 422, 429) },
    }),
    async (c) => {
      const who = { uid: c.get('customer').uid, locale: callerLocale(c, shop.settings) };
      const made = await addForeignUnit(shop, who, decodeForeignUnit(c.req.valid('json')));
      return c.json({ ...ok, data: { id: made } }, 201);
    },
  );
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/warranty/units/{id}',
      tags,
      summary: 'Removes a unit that was bought elsewhere; repeating changes nothing',
      middleware,
      request: { params: z.object({ id }) },
      responses: { 200: json(done, 'Removed'), ...refusals(401, 404, 409) },
    }),
    async (c) => {
      await removeForeignUnit(shop, c.get('customer').uid, c.req.valid('param').id);
      return c.json(ok, 200);
    },
  );
}

function transferCalls(api: Api, shop: Shop): void {
  const middleware = [signedIn(shop)];
  api.openapi(
    createRoute({
      method: 'post',
      path: '/warranty/transfers',
      tags,
      summary: 'Makes a code for another account to take over units; a former code ends',
      middleware,
      request: { body: body(transferBody) },
      responses: { 201: json(transferAnswer, 'The code'), ...refusals(400, 401, 404, 422, 429) },
    }),
    async (c) => {
      const who = { uid: c.get('customer').uid, locale: callerLocale(c, shop.settings) };
      const { code, expiresAt } = await offerUnits(shop, who, c.req.valid('json').units);
      return c.json({ ...ok, data: { code, expiresAt: expiresAt.toISOString() } }, 201);
    },
  );
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/warranty/transfers',
      tags,
      summary: 'Ends the session’s own code; repeating changes nothing',
      middleware,
      responses: { 200: json(done, 'Ended'), ...refusals(401) },
    }),
    async (c) => {
      await withdrawOffer(shop, c.get('customer').uid);
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/warranty/transfers/redeem',
      tags,
      summary: 'Takes over the units of a code; both owners get a mail',
      middleware,
      request: { body: body(redeemBody) },
      responses: { 200: json(redeemAnswer, 'How many'), ...refusals(400, 401, 409, 422, 429) },
    }),
    async (c) => {
      const who = { uid: c.get('customer').uid, locale: callerLocale(c, shop.settings) };
      return c.json({ ...ok, data: { units: await redeemUnits(shop, who, c.req.valid('json').code) } }, 200);
    },
  );
}
