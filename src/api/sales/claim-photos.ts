import { createRoute } from '@hono/zod-openapi';
import { json, refusals } from '#src/api/answers/answers.ts';
import { type Api, signedIn } from '#src/api/middleware.ts';
import { takeUploads } from '#src/api/take-uploads.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import { limitBody } from '#src/platform/http/limit-body.ts';
import { MAX_BYTES } from '#src/platform/media/inspect-picture.ts';
import {
  addClaimPhoto,
  consumeClaimPhoto,
  removeClaimPhoto,
  showClaimPhoto,
} from '#src/shop/sales/claims/claim-photos.ts';
import type { Shop } from '#src/shop/shop.ts';
import { claimPhotoParams } from '#src/wire/sales/claim.ts';
import { done } from '#src/wire/values.ts';
import { photoAnswer, photoQuery, sendPhoto } from './private-photo.ts';

const tags = ['Warranty'];
const ok = { status: 'success' as const };

/** The private photographs of a claim; registered before the size limit of other bodies. */
export function claimPhotoCalls(api: Api, shop: Shop): void {
  const tooLarge = () => new Fault('too-large', 'picture-too-large');
  const frame = { tags, path: '/warranty/claims/{id}/photos/{photo}' } as const;
  api.openapi(
    createRoute({
      ...frame,
      method: 'put',
      summary:
        'Adds a photograph to one’s own claim, at most 6, under a name that the device made: the file is the body',
      middleware: [signedIn(shop), takeUploads((uid) => consumeClaimPhoto(shop, uid)), limitBody(MAX_BYTES, tooLarge)],
      request: { params: claimPhotoParams },
      responses: {
        200: json(done, 'Kept; its sizes follow within seconds'),
        ...refusals(401, 404, 409, 413, 422, 429, 503),
      },
    }),
    async (c) => {
      const { id: claimId, photo: photoId } = c.req.valid('param');
      const bytes = Buffer.from(await c.req.arrayBuffer());
      if (bytes.length === 0) throw invalid({ file: 'choose-picture' });
      await addClaimPhoto(shop, c.get('customer').uid, { claimId, photoId }, bytes);
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'delete',
      summary: 'Removes a photograph until the shop has answered, for good; repeating changes nothing',
      middleware: [signedIn(shop)],
      request: { params: claimPhotoParams },
      responses: { 200: json(done, 'Gone'), ...refusals(401, 404, 409, 422) },
    }),
    async (c) => {
      const { id: claimId, photo: photoId } = c.req.valid('param');
      await removeClaimPhoto(shop, c.get('customer').uid, { claimId, photoId });
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'get',
      summary: 'A photograph, for its customer and the administrator',
      middleware: [signedIn(shop)],
      request: { params: claimPhotoParams, query: photoQuery },
      responses: { 200: photoAnswer, ...refusals(401, 404, 422) },
    }),
    async (c) => {
      const { id: claimId, photo: photoId } = c.req.valid('param');
      const { w } = c.req.valid('query');
      return sendPhoto(await showClaimPhoto(shop, c.get('customer'), { claimId, photoId }, w));
    },
  );
}
