import { createRoute, z } from '@hono/zod-openapi';
import { json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import { limitBody } from '#src/platform/http/limit-body.ts';
import { MAX_BYTES } from '#src/platform/media/inspect-picture.ts';
import { addPicture } from '#src/shop/catalogue/pictures/add-picture.ts';
import { showPicture } from '#src/shop/catalogue/pictures/show-picture.ts';
import type { Shop } from '#src/shop/shop.ts';
import { encodePicture, pictureAnswer } from '#src/wire/catalogue/picture.ts';
import { id } from '#src/wire/values.ts';

const tags = ['Pictures'];

/** Uploading a picture, and the progress of its encoding. */
export function pictureCalls(api: Api, shop: Shop): void {
  const tooLarge = () => new Fault('too-large', 'picture-too-large');
  api.openapi(
    createRoute({
      method: 'post',
      path: '/pictures',
      tags,
      summary:
        'Uploads a picture: the file itself is the body (JPEG, PNG, WebP or AVIF, at most 15 MB and 36 megapixels)',
      middleware: [administrator(shop), limitBody(MAX_BYTES, tooLarge)],
      responses: {
        201: json(pictureAnswer, 'Stored; its files follow within seconds'),
        ...refusals(401, 403, 413, 422),
      },
    }),
    async (c) => {
      const bytes = Buffer.from(await c.req.arrayBuffer());
      if (bytes.length === 0) throw invalid({ file: 'choose-picture' });
      return c.json(
        {
          status: 'success' as const,
          data: { picture: encodePicture(await addPicture(shop, bytes, c.get('customer'))) },
        },
        201,
      );
    },
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: '/pictures/{id}',
      tags,
      summary: 'A picture and how far it is',
      middleware: [administrator(shop)],
      request: { params: z.object({ id }) },
      responses: { 200: json(pictureAnswer, 'The picture'), ...refusals(401, 403, 404) },
    }),
    async (c) =>
      c.json(
        {
          status: 'success' as const,
          data: { picture: encodePicture(await showPicture(shop, c.req.valid('param').id)) },
        },
        200,
      ),
  );
}
