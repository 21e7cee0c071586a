import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator, callerLocale, signedIn } from '#src/api/middleware.ts';
import { fileClaim } from '#src/shop/sales/claims/file-claim.ts';
import { moveClaim, withdrawClaim } from '#src/shop/sales/claims/move-claim.ts';
import { sendPart } from '#src/shop/sales/claims/send-part.ts';
import { listClaimsOf, showClaim } from '#src/shop/sales/claims/show-claim.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  claimAnswer,
  claimMadeAnswer,
  claimMoveBody,
  claimsAnswer,
  decodePart,
  encodeClaim,
  newClaimBody,
  partBody,
} from '#src/wire/sales/claim.ts';
import { done, id } from '#src/wire/values.ts';

const tags = ['Warranty'];
const ok = { status: 'success' as const };
const known = z.object({ id });

/** Claims on the warranty of units: for their customer and the administrator. */
export function claimCalls(api: Api, shop: Shop): void {
  ownCalls(api, shop);
  deskCalls(api, shop);
}

function ownCalls(api: Api, shop: Shop): void {
  const frame = { tags, middleware: [signedIn(shop)] };
  api.openapi(
    createRoute({
      ...frame,
      method: 'get',
      path: '/warranty/claims',
      summary: 'The session’s own claims with their steps, the newest first',
      responses: { 200: json(claimsAnswer, 'Claims'), ...refusals(401) },
    }),
    async (c) => {
      const claims = await listClaimsOf(shop, c.get('customer').uid);
      return c.json({ ...ok, data: claims.map(encodeClaim) }, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'post',
      path: '/warranty/claims',
      summary: 'Files a claim on one’s own unit, one open claim a unit; the shop gets a mail',
      request: { body: body(newClaimBody) },
      responses: { 201: json(claimMadeAnswer, 'Filed'), ...refusals(400, 401, 404, 409, 422, 429) },
    }),
    async (c) => {
      const who = { uid: c.get('customer').uid, locale: callerLocale(c, shop.settings) };
      return c.json({ ...ok, data: { id: await fileClaim(shop, who, c.req.valid('json')) } }, 201);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'get',
      path: '/warranty/claims/{id}',
      summary: 'A claim with its steps and photographs, for its customer and the administrator',
      request: { params: known },
      responses: { 200: json(claimAnswer, 'The claim'), ...refusals(401, 404) },
    }),
    async (c) => {
      const claim = await showClaim(shop, c.get('customer'), c.req.valid('param').id);
      return c.json({ ...ok, data: encodeClaim(claim) }, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'delete',
      path: '/warranty/claims/{id}',
      summary: 'Withdraws a claim that the shop has not answered; repeating changes nothing',
      request: { params: known },
      responses: { 200: json(done, 'Withdrawn'), ...refusals(401, 404, 409) },
    }),
    async (c) => {
      await withdrawClaim(shop, c.get('customer').uid, c.req.valid('param').id);
      return c.json(ok, 200);
    },
  );
}

function deskCalls(api: Api, shop: Shop): void {
  const frame = { tags, middleware: [administrator(shop)] };
  api.openapi(
    createRoute({
      ...frame,
      method: 'put',
      path: '/admin/warranty/claims/{id}',
      summary: 'Accepts or refuses a claim, or closes it; its customer is told',
      request: { params: known, body: body(claimMoveBody) },
      responses: { 200: json(done, 'Moved'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      await moveClaim(shop, c.get('customer'), c.req.valid('param').id, c.req.valid('json'));
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'post',
      path: '/admin/warranty/claims/{id}/part',
      summary: 'Notes the part that was sent; a unit with a serial number takes the old one’s place',
      request: { params: known, body: body(partBody) },
      responses: { 200: json(done, 'Sent'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      await sendPart(shop, c.get('customer'), c.req.valid('param').id, decodePart(c.req.valid('json')));
      return c.json(ok, 200);
    },
  );
}
