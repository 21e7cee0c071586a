import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { cachedAnswer } from '#src/api/answers/cached-answer.ts';
import { type Api, administrator, own, signedIn } from '#src/api/middleware.ts';
import { invalid } from '#src/platform/fault.ts';
import { callerNetwork } from '#src/platform/http/caller.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { showProduct } from '#src/shop/catalogue/products/show-product.ts';
import { isAdministrator } from '#src/shop/customers/identity/principal.ts';
import { listComments } from '#src/shop/engagement/reviews/list-comments.ts';
import { listModerated, moderateComment } from '#src/shop/engagement/reviews/moderate-comment.ts';
import { postReview } from '#src/shop/engagement/reviews/post-review.ts';
import { reportComment } from '#src/shop/engagement/reviews/report-comment.ts';
import type { Shop } from '#src/shop/shop.ts';
import { encodeProduct, postedAnswer } from '#src/wire/catalogue/product.ts';
import { reviewBody } from '#src/wire/catalogue/product-edit.ts';
import {
  commentsAnswer,
  commentsQuery,
  encodeComment,
  encodeModerated,
  moderatedAnswer,
  moderatedQuery,
  moderationBody,
  reportBody,
} from '#src/wire/engagement/review.ts';
import { id, success } from '#src/wire/values.ts';
import { withComments } from './with-comments.ts';

const tags = ['Comments'];
const known = z.object({ id });
const done = z.object({ status: success });

/** All comments of a product, page by page; reports; and what the administrator does about them. */
export function reviewCalls(api: Api, shop: Shop): void {
  const admin = [administrator(shop)];

  api.openapi(
    createRoute({
      method: 'get',
      path: '/products/{id}/reviews',
      tags,
      summary: 'A product’s comments, newest first unless sorted by stars',
      request: { params: known, query: commentsQuery },
      responses: { 200: json(commentsAnswer, 'One page of comments'), ...refusals(404, 422) },
    }),
    async (c) => {
      const productId = c.req.valid('param').id;
      const query = c.req.valid('query');
      const answer = async () => {
        await showProduct(shop, productId, { drafts: false });
        const { items, total, next } = await listComments(shop, { productId, ...query });
        return {
          body: { status: 'success', total, next, data: { reviews: items.map(encodeComment) } },
          tags: [TAGS.product(productId), TAGS.comments(productId), TAGS.votes(productId)],
        };
      };
      return cachedAnswer(
        c,
        shop,
        `reviews ${productId} ${query.page} ${query.limit} ${query.stars ?? '*'} ${query.sort}`,
        answer,
      ) as never;
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/products/{id}/reviews',
      tags: ['Products'],
      summary: 'Posts a comment',
      middleware: [signedIn(shop)],
      request: { params: known, body: body(reviewBody) },
      responses: { 201: json(postedAnswer, 'Posted'), ...refusals(400, 401, 403, 404, 422, 429) },
    }),
    async (c) => {
      const productId = c.req.valid('param').id;
      const { comment } = c.req.valid('json');
      const author = c.get('customer');
      own(author, comment.uid);
      if (comment.product_id !== productId) throw invalid({ product_id: 'other-product' });
      await postReview(shop, author, {
        productId,
        name: comment.name,
        msg: comment.msg,
        network: callerNetwork(c, shop.settings),
      });
      return c.json(
        {
          status: 'success' as const,
          updatedProduct: encodeProduct(await withComments(shop, productId, { drafts: isAdministrator(author) })),
        },
        201,
      );
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/reviews/{id}/reports',
      tags,
      summary: 'Reports a comment; once a person',
      middleware: [signedIn(shop)],
      request: { params: known, body: body(reportBody) },
      responses: { 201: json(done, 'Reported'), ...refusals(400, 401, 404, 409, 422, 429) },
    }),
    async (c) => {
      await reportComment(shop, c.get('customer').uid, c.req.valid('param').id, c.req.valid('json').reason);
      return c.json({ status: 'success' as const }, 201);
    },
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: '/reviews',
      tags,
      summary: 'Comments that were reported, or that are hidden',
      middleware: admin,
      request: { query: moderatedQuery },
      responses: { 200: json(moderatedAnswer, 'The newest first'), ...refusals(401, 403, 422) },
    }),
    async (c) => {
      const { items, total, next } = await listModerated(shop, c.req.valid('query'));
      return c.json({ status: 'success' as const, total, next, data: { reviews: items.map(encodeModerated) } }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'put',
      path: '/reviews/{id}',
      tags,
      summary: 'Hides a comment, restores it, lets a reported one stand, or removes it for good',
      middleware: admin,
      request: { params: known, body: body(moderationBody) },
      responses: { 200: json(done, 'Done; its reports are settled'), ...refusals(400, 401, 403, 404, 422) },
    }),
    async (c) => {
      await moderateComment(shop, c.get('customer'), c.req.valid('param').id, c.req.valid('json').state);
      return c.json({ status: 'success' as const }, 200);
    },
  );
}
