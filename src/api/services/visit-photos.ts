import { createRoute, z } from '@hono/zod-openapi';
import { json, refusals } from '#src/api/answers/answers.ts';
import { type Api, signedIn, technician } from '#src/api/middleware.ts';
import { photoAnswer, photoQuery, sendPhoto } from '#src/api/sales/private-photo.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import { limitBody } from '#src/platform/http/limit-body.ts';
import { MAX_BYTES } from '#src/platform/media/inspect-picture.ts';
import { addPhoto, removePhoto } from '#src/shop/services/visits/add-photo.ts';
import { showPhoto } from '#src/shop/services/visits/show-photo.ts';
import type { Shop } from '#src/shop/shop.ts';
import { photoId, side } from '#src/wire/services/visit.ts';
import { id, success } from '#src/wire/values.ts';

const tags = ['Visits'];
const named = z.object({ id, photo: photoId });
const done = z.object({ status: success });

/** The private photographs of a visit. */
export function visitPhotoCalls(api: Api, shop: Shop): void {
  const tooLarge = () => new Fault('too-large', 'picture-too-large');
  api.openapi(
    createRoute({
      method: 'put',
      path: '/visits/{id}/photos/{photo}',
      tags,
      summary:
        'Adds a photograph under a name that the device made: the file itself is the body; sent twice, it is kept once',
      middleware: [technician(shop), limitBody(MAX_BYTES, tooLarge)],
      request: { params: named, query: z.object({ side }) },
      responses: {
        200: json(done, 'Kept; its sizes follow within seconds'),
        ...refusals(401, 403, 404, 409, 413, 422),
      },
    }),
    async (c) => {
      const { id: visitId, photo } = c.req.valid('param');
      const bytes = Buffer.from(await c.req.arrayBuffer());
      if (bytes.length === 0) throw invalid({ file: 'choose-picture' });
      await addPhoto(shop, c.get('customer'), { visitId, photoId: photo }, c.req.valid('query').side, bytes);
      return c.json({ status: 'success' as const }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/visits/{id}/photos/{photo}',
      tags,
      summary: 'Takes a photograph away, for good: a late copy does not bring it back',
      middleware: [technician(shop)],
      request: { params: named },
      responses: { 200: json(done, 'Gone'), ...refusals(401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const { id: visitId, photo } = c.req.valid('param');
      await removePhoto(shop, c.get('customer'), { visitId, photoId: photo });
      return c.json({ status: 'success' as const }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: '/visits/{id}/photos/{photo}',
      tags,
      summary: 'A photograph, for its customer, its technician and the administrator',
      middleware: [signedIn(shop)],
      request: {
        params: named,
        query: photoQuery,
      },
      responses: {
        200: photoAnswer,
        ...refusals(401, 403, 404, 422),
      },
    }),
    async (c) => {
      const { id: visitId, photo } = c.req.valid('param');
      const { w } = c.req.valid('query');
      return sendPhoto(await showPhoto(shop, c.get('customer'), { visitId, photoId: photo }, w));
    },
  );
}
