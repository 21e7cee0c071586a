import { createRoute } from '@hono/zod-openapi';
import { json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { findAnything } from '#src/shop/back-office/reports/find-anything.ts';
import { showWork } from '#src/shop/back-office/reports/show-work.ts';
import type { Shop } from '#src/shop/shop.ts';
import { anythingAnswer, anythingQuery, encodeFound, encodeWork, workAnswer } from '#src/wire/back-office/work.ts';

const tags = ['Workspace'];
/** Of each kind. */
const FOUND = 5;

/** What the workspace's frame asks: what waits, and where something is. */
export function workCalls(api: Api, shop: Shop): void {
  const middleware = [administrator(shop)];

  api.openapi(
    createRoute({
      method: 'get',
      path: '/admin/work',
      tags,
      summary: 'What waits for the administrator: how much of each kind, since when, and when it is due',
      middleware,
      responses: {
        200: json(workAnswer, 'The most urgent first; what nothing waits for is missing'),
        ...refusals(401, 403),
      },
    }),
    async (c) => c.json({ status: 'success' as const, data: (await showWork(shop)).map(encodeWork) }, 200),
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: '/admin/search',
      tags,
      summary: 'Orders, customers and products by one search',
      middleware,
      request: { query: anythingQuery },
      responses: { 200: json(anythingAnswer, `At most ${FOUND} of each`), ...refusals(401, 403, 422) },
    }),
    async (c) => {
      const found = await findAnything(shop, c.req.valid('query').q, FOUND);
      return c.json({ status: 'success' as const, data: encodeFound(found) }, 200);
    },
  );
}
