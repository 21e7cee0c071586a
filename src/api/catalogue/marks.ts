import { createRoute } from '@hono/zod-openapi';
import { json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import { limitBody } from '#src/platform/http/limit-body.ts';
import { MAX_MARK_BYTES } from '#src/platform/media/prepare-mark.ts';
import { addMark } from '#src/shop/catalogue/pictures/add-mark.ts';
import type { Shop } from '#src/shop/shop.ts';
import { markAnswer } from '#src/wire/catalogue/picture.ts';

/** Uploading a logo or a brand's mark. */
export function markCalls(api: Api, shop: Shop): void {
  const tooLarge = () => new Fault('too-large', 'mark-too-large');
  api.openapi(
    createRoute({
      method: 'post',
      path: '/admin/marks',
      tags: ['Pictures'],
      summary: 'Uploads a logo or mark: the file itself is the body (SVG, PNG, JPEG or WebP, at most 512 kB)',
      middleware: [administrator(shop), limitBody(MAX_MARK_BYTES, tooLarge)],
      responses: {
        201: json(markAnswer, 'Stored; an SVG without everything that does not draw'),
        ...refusals(401, 403, 413, 422),
      },
    }),
    async (c) => {
      const bytes = Buffer.from(await c.req.arrayBuffer());
      if (bytes.length === 0) throw invalid({ file: 'choose-picture' });
      return c.json({ status: 'success' as const, data: { mark: await addMark(shop, bytes) } }, 201);
    },
  );
}
