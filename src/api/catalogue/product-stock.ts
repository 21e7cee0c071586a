import { createRoute, z } from '@hono/zod-openapi';
import { keysWith } from '#src/api/admit-key.ts';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { editProduct } from '#src/shop/catalogue/products/save-product.ts';
import { showProduct } from '#src/shop/catalogue/products/show-product.ts';
import { PRODUCT_REVIEWS } from '#src/shop/engagement/reviews/product-reviews.ts';
import type { Shop } from '#src/shop/shop.ts';
import { encodeStock, stockAnswer } from '#src/wire/catalogue/product.ts';
import { decodeProductChange, stockBody } from '#src/wire/catalogue/product-edit.ts';
import { id } from '#src/wire/values.ts';

/** Stock and prices for a program that keeps both: a part of `PUT /products/{id}`, so that its key need not open the rest. */
export function productStockCalls(api: Api, shop: Shop): void {
  api.openapi(
    createRoute({
      method: 'put',
      path: '/products/{id}/stock',
      tags: ['Products'],
      summary:
        'Changes stock and prices; `stockWas` with `stock` changes it by the difference, so that sales meanwhile count',
      middleware: [administrator(shop), keysWith('stock:write')],
      request: { params: z.object({ id }), body: body(stockBody) },
      responses: { 200: json(stockAnswer, 'Changed'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const productId = c.req.valid('param').id;
      await editProduct(shop, c.get('customer'), productId, decodeProductChange(c.req.valid('json')), PRODUCT_REVIEWS);
      const product = encodeStock(await showProduct(shop, productId, { drafts: true }));
      return c.json({ status: 'success' as const, data: { product } }, 200);
    },
  );
}
