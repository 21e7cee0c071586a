import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { listManagedOffers } from '#src/shop/sales/promotions/list-offers.ts';
import { addOffer, changeOffer, moveOffer } from '#src/shop/sales/promotions/manage-offers.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  decodeTerms,
  encodeManaged,
  encodeOffer,
  offerAnswer,
  offerBody,
  offerChange,
  offerList,
  offerMove,
} from '#src/wire/sales/offer.ts';
import { id } from '#src/wire/values.ts';

const known = z.object({ code: id });
const ok = { status: 'success' as const };

/** Offers: for the administrator only. */
export function offerCalls(api: Api, shop: Shop): void {
  const frame = { tags: ['Workspace'], middleware: [administrator(shop)] };

  api.openapi(
    createRoute({
      ...frame,
      method: 'get',
      path: '/admin/offers',
      summary: 'Every offer with its state, its uses and what it has given',
      responses: { 200: json(offerList, 'The newest first; amounts in rupees'), ...refusals(401, 403) },
    }),
    async (c) => c.json({ ...ok, data: { offers: (await listManagedOffers(shop)).map(encodeManaged) } }, 200),
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'post',
      path: '/admin/offers',
      summary: 'A new offer; 409 for a code that there is or was',
      request: { body: body(offerBody) },
      responses: {
        201: json(offerAnswer, 'Added; every page tells it within a second'),
        ...refusals(400, 401, 403, 409, 422),
      },
    }),
    async (c) => {
      const { code, ...terms } = c.req.valid('json');
      const offer = await addOffer(shop, c.get('customer'), { ...decodeTerms(terms), code });
      return c.json({ ...ok, data: { offer: encodeOffer(offer) } }, 201);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'put',
      path: '/admin/offers/{code}',
      summary: 'Sets its terms for those who apply it from now on; orders keep what they were given',
      request: { params: known, body: body(offerChange) },
      responses: { 200: json(offerAnswer, 'Changed'), ...refusals(400, 401, 403, 404, 422) },
    }),
    async (c) => {
      const offer = await changeOffer(
        shop,
        c.get('customer'),
        c.req.valid('param').code,
        decodeTerms(c.req.valid('json')),
      );
      return c.json({ ...ok, data: { offer: encodeOffer(offer) } }, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'put',
      path: '/admin/offers/{code}/state',
      summary: 'Pauses, resumes or ends it; 409 when it is over',
      request: { params: known, body: body(offerMove) },
      responses: {
        200: json(offerAnswer, 'Done; every page tells it within a second'),
        ...refusals(400, 401, 403, 404, 409, 422),
      },
    }),
    async (c) => {
      const offer = await moveOffer(shop, c.get('customer'), c.req.valid('param').code, c.req.valid('json').state);
      return c.json({ ...ok, data: { offer: encodeOffer(offer) } }, 200);
    },
  );
}
