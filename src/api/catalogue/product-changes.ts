import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import type { BulkChange } from '#src/shop/catalogue/bulk/bulk-change.ts';
import { changeProducts, previewChange } from '#src/shop/catalogue/bulk/change-products.ts';
import { undoChange } from '#src/shop/catalogue/bulk/undo-change.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  changeBody,
  changedAnswer,
  encodePreview,
  previewAnswer,
  previewBody,
  undoneAnswer,
} from '#src/wire/catalogue/product-changes.ts';
import { id } from '#src/wire/values.ts';

const tags = ['Products'];

/** Changes to many products at once: previewed, then made, and undone if need be. */
export function productChangeCalls(api: Api, shop: Shop): void {
  const middleware = [administrator(shop)];

  api.openapi(
    createRoute({
      method: 'post',
      path: '/product-changes/preview',
      tags,
      summary: 'What a change of many products would do',
      middleware,
      request: { body: body(previewBody) },
      responses: {
        200: json(previewAnswer, 'Nothing is changed yet'),
        ...refusals(400, 401, 403, 422),
      },
    }),
    async (c) => {
      const { which, change } = c.req.valid('json');
      return c.json(
        {
          status: 'success' as const,
          data: { preview: encodePreview(await previewChange(shop, which, change as BulkChange)) },
        },
        200,
      );
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/product-changes',
      tags,
      summary: 'Changes many products as previewed, all at once',
      middleware,
      request: { body: body(changeBody) },
      responses: { 201: json(changedAnswer, 'Changed; it can be undone'), ...refusals(400, 401, 403, 409, 422) },
    }),
    async (c) => {
      const { which, change, key } = c.req.valid('json');
      const { id: _id, ...counts } = await changeProducts(shop, c.get('customer'), which, change as BulkChange, key);
      return c.json({ status: 'success' as const, data: { change: { _id, ...counts } } }, 201);
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/product-changes/{id}/undo',
      tags,
      summary: 'Gives back their former values to those that were not changed since',
      middleware,
      request: { params: z.object({ id }) },
      responses: {
        200: json(undoneAnswer, 'Undone'),
        ...refusals(401, 403, 404, 409),
      },
    }),
    async (c) => {
      const { restored, kept } = await undoChange(shop, c.get('customer'), c.req.valid('param').id);
      return c.json(
        {
          status: 'success' as const,
          data: { undone: { restored, kept: kept.map(({ id: _id, name }) => ({ _id, name })) } },
        },
        200,
      );
    },
  );
}
