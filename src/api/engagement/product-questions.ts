import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { cachedAnswer } from '#src/api/answers/cached-answer.ts';
import { type Api, administrator, callerLocale, signedIn } from '#src/api/middleware.ts';
import { callerNetwork } from '#src/platform/http/caller.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { showProduct } from '#src/shop/catalogue/products/show-product.ts';
import { answerQuestion, listForDesk } from '#src/shop/engagement/questions/answer-question.ts';
import { askQuestion } from '#src/shop/engagement/questions/ask-question.ts';
import { listAnswered, listOwn } from '#src/shop/engagement/questions/list-questions.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  askedAnswer,
  deskQuestionsAnswer,
  deskQuestionsQuery,
  encodeAnswered,
  encodeDeskQuestion,
  encodeOwn,
  ownQuestionsAnswer,
  questionBody,
  questionChange,
  questionsAnswer,
  questionsQuery,
} from '#src/wire/engagement/product-question.ts';
import { id, success } from '#src/wire/values.ts';

const tags = ['Product questions'];
const known = z.object({ id });
const done = z.object({ status: success });

/** Questions on products: asked by customers, answered by the shop, and then read by everybody. */
export function productQuestionCalls(api: Api, shop: Shop): void {
  shopperCalls(api, shop);
  deskCalls(api, shop);
}

function shopperCalls(api: Api, shop: Shop): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/products/{id}/questions',
      tags,
      summary: 'A product’s answered questions, the newest answer first',
      request: { params: known, query: questionsQuery },
      responses: { 200: json(questionsAnswer, 'One page of questions'), ...refusals(404, 422) },
    }),
    async (c) => {
      const productId = c.req.valid('param').id;
      const { page, limit } = c.req.valid('query');
      const answer = async () => {
        await showProduct(shop, productId, { drafts: false });
        const { items, total, next } = await listAnswered(shop, { productId, page, limit });
        return {
          body: { status: 'success', total, next, data: { questions: items.map(encodeAnswered) } },
          tags: [TAGS.product(productId), TAGS.questions(productId)],
        };
      };
      return cachedAnswer(c, shop, `questions ${productId} ${page} ${limit}`, answer) as never;
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/products/{id}/questions',
      tags,
      summary: 'Asks the shop about a product; the same words again are the same question',
      middleware: [signedIn(shop)],
      request: { params: known, body: body(questionBody) },
      responses: { 201: json(askedAnswer, 'Asked; only its asker sees it'), ...refusals(400, 401, 404, 422, 429) },
    }),
    async (c) => {
      const asked = await askQuestion(shop, c.get('customer'), {
        productId: c.req.valid('param').id,
        question: c.req.valid('json').question,
        locale: callerLocale(c, shop.settings),
        network: callerNetwork(c, shop.settings),
      });
      return c.json({ status: 'success' as const, data: { id: asked } }, 201);
    },
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: '/products/{id}/questions/mine',
      tags,
      summary: 'What the session’s person asked about a product and is not shown',
      middleware: [signedIn(shop)],
      request: { params: known },
      responses: { 200: json(ownQuestionsAnswer, 'The newest first'), ...refusals(401) },
    }),
    async (c) => {
      const questions = await listOwn(shop, c.get('customer').uid, c.req.valid('param').id);
      return c.json({ status: 'success' as const, data: { questions: questions.map(encodeOwn) } }, 200);
    },
  );
}

function deskCalls(api: Api, shop: Shop): void {
  const middleware = [administrator(shop)];

  api.openapi(
    createRoute({
      method: 'get',
      path: '/product-questions',
      tags,
      summary: 'Questions on all products',
      middleware,
      request: { query: deskQuestionsQuery },
      responses: { 200: json(deskQuestionsAnswer, 'The newest first'), ...refusals(401, 403, 422) },
    }),
    async (c) => {
      const { items, total, next } = await listForDesk(shop, c.req.valid('query'));
      const questions = items.map(encodeDeskQuestion);
      return c.json({ status: 'success' as const, total, next, data: { questions } }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'put',
      path: '/product-questions/{id}',
      tags,
      summary: 'Answers a question, which shows it on the product’s page, or hides it for a reason',
      middleware,
      request: { params: known, body: body(questionChange) },
      responses: {
        200: json(done, 'Done; its asker is mailed the first answer'),
        ...refusals(400, 401, 403, 404, 422),
      },
    }),
    async (c) => {
      await answerQuestion(shop, c.get('customer'), c.req.valid('param').id, c.req.valid('json'));
      return c.json({ status: 'success' as const }, 200);
    },
  );
}
