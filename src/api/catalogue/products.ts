import { createRoute, z } from '@hono/zod-openapi';
import { keysWith } from '#src/api/admit-key.ts';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { cachedAnswer } from '#src/api/answers/cached-answer.ts';
import { withComments } from '#src/api/engagement/with-comments.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { Fault } from '#src/platform/fault.ts';
import { archiveProduct, restoreProduct } from '#src/shop/catalogue/products/archive-product.ts';
import { listProducts } from '#src/shop/catalogue/products/list-products.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { addProduct, duplicateProduct, editProduct } from '#src/shop/catalogue/products/save-product.ts';
import { currentPrincipal } from '#src/shop/customers/identity/current-principal.ts';
import { isAdministrator } from '#src/shop/customers/identity/principal.ts';
import { withReviews } from '#src/shop/engagement/reviews/list-reviews.ts';
import { PRODUCT_REVIEWS } from '#src/shop/engagement/reviews/product-reviews.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  encodeProduct,
  encodeProductFile,
  productAnswer,
  productFileAnswer,
  productsAnswer,
} from '#src/wire/catalogue/product.ts';
import { archivedBody, decodeProductChange, findPlacement, productBody } from '#src/wire/catalogue/product-edit.ts';
import { done, id, paging } from '#src/wire/values.ts';
import { KIND_COOKIE, readCookie } from '#src/wire/visitor.ts';

const known = z.object({ id });
const tags = ['Products'];

/**
 * What an answer shows of a product: also the exact stock, which may be two seconds old while many ask (docs/decisions/0044).
 * @internal
 */
export const wireTags = (id: string) => [TAGS.product(id), TAGS.units(id), TAGS.stars(id), TAGS.comments(id)];

/** The product calls of spec.md §7. */
export function productCalls(api: Api, shop: Shop): void {
  const admin = [administrator(shop)];

  const whole = async (productId: string) => ({
    status: 'success' as const,
    data: { product: encodeProductFile(await withComments(shop, productId, { drafts: true })) },
  });
  // The plain cookie only says who to check: everybody else's requests read no session.
  const seesDrafts = async (headers: Headers) =>
    readCookie(headers.get('cookie'), KIND_COOKIE) === 'administrator' &&
    isAdministrator(await currentPrincipal(shop, headers));

  api.openapi(
    createRoute({
      method: 'get',
      path: '/products',
      tags,
      summary: 'The products, of one placement or all',
      middleware: [keysWith('catalogue:read')],
      request: { query: z.object({ addTo: z.string().optional(), ...paging }) },
      responses: { 200: json(productsAnswer, 'The products, each with its newest 3 comments'), ...refusals(422) },
    }),
    async (c) => {
      const { addTo, page, limit } = c.req.valid('query');
      const drafts = await seesDrafts(c.req.raw.headers);
      const placement = addTo === undefined ? undefined : findPlacement(addTo);
      const answer = async () => {
        const found =
          addTo !== undefined && !placement
            ? { items: [], total: 0, next: null }
            : await listProducts(shop, { placement, page, limit, drafts });
        const products = await withReviews(shop, found.items, { each: 3, drafts });
        return {
          body: {
            status: 'success',
            total: found.total,
            next: found.next,
            data: { products: products.map(encodeProduct) },
          },
          tags: [TAGS.products, ...products.flatMap(({ id }) => wireTags(id))],
        };
      };
      // The same for everyone except the administrator, and the shop's busiest call: cached whole like a page.
      return cachedAnswer(
        c,
        shop,
        drafts ? undefined : `products ${placement ?? (addTo === undefined ? '*' : '-')} ${page} ${limit}`,
        answer,
      ) as never;
    },
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: '/products/{id}',
      tags,
      summary: 'One product',
      middleware: [keysWith('catalogue:read')],
      request: { params: known },
      responses: { 200: json(productAnswer, 'The product with its newest 50 comments'), ...refusals(404) },
    }),
    async (c) => {
      const productId = c.req.valid('param').id;
      const drafts = await seesDrafts(c.req.raw.headers);
      const answer = async () => {
        const product = await withComments(shop, productId, { drafts });
        return {
          body: { status: 'success', data: { product: encodeProduct(product) } },
          tags: wireTags(product.id),
        };
      };
      return cachedAnswer(c, shop, drafts ? undefined : `product ${productId}`, answer) as never;
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/products',
      tags,
      summary: 'A new product, with defaults for what is absent',
      middleware: admin,
      request: { body: body(productBody) },
      responses: { 201: json(productFileAnswer, 'Created'), ...refusals(400, 401, 403, 422) },
    }),
    async (c) => {
      const productId = await addProduct(
        shop,
        c.get('customer'),
        decodeProductChange(c.req.valid('json')),
        PRODUCT_REVIEWS,
      );
      return c.json(await whole(productId), 201);
    },
  );

  api.openapi(
    createRoute({
      method: 'put',
      path: '/products/{id}',
      tags,
      summary: 'Changes the fields present; with `version` only if nobody has changed the product meanwhile',
      middleware: admin,
      request: { params: known, body: body(productBody) },
      responses: { 200: json(productFileAnswer, 'Changed'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const productId = c.req.valid('param').id;
      try {
        await editProduct(
          shop,
          c.get('customer'),
          productId,
          decodeProductChange(c.req.valid('json')),
          PRODUCT_REVIEWS,
        );
      } catch (error) {
        // An editor with an older version gets the current one, to choose field by field.
        if (error instanceof Fault && error.code === 'conflict')
          throw new Fault('conflict', error.reason, {
            detail: { product: encodeProductFile(await withComments(shop, productId, { drafts: true })) },
          });
        throw error;
      }
      return c.json(await whole(productId), 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/products/{id}',
      tags,
      summary: 'Archives a product',
      middleware: admin,
      request: { params: known },
      responses: { 200: json(done, 'Archived'), ...refusals(401, 403, 404) },
    }),
    async (c) => {
      await archiveProduct(shop, c.get('customer'), c.req.valid('param').id);
      return c.json({ status: 'success' as const }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'put',
      path: '/products/{id}/archived',
      tags,
      summary: 'Takes a product out of the archive, or puts it there',
      middleware: admin,
      request: { params: known, body: body(archivedBody) },
      responses: { 200: json(done, 'Done'), ...refusals(400, 401, 403, 404, 422) },
    }),
    async (c) => {
      const move = c.req.valid('json').archived ? archiveProduct : restoreProduct;
      await move(shop, c.get('customer'), c.req.valid('param').id);
      return c.json({ status: 'success' as const }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/products/{id}/copies',
      tags,
      summary: 'A draft with everything that this product says of itself',
      middleware: admin,
      request: { params: known },
      responses: { 201: json(productFileAnswer, 'Made'), ...refusals(401, 403, 404) },
    }),
    async (c) => c.json(await whole(await duplicateProduct(shop, c.get('customer'), c.req.valid('param').id)), 201),
  );
}
