import { createRoute } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { checkHealth } from '#src/shop/back-office/health/check-health.ts';
import { retryJobs } from '#src/shop/back-office/health/retry-jobs.ts';
import type { Shop } from '#src/shop/shop.ts';
import { encodeHealth, healthAnswer, retriedAnswer, retryBody } from '#src/wire/back-office/health.ts';

const tags = ['Workspace'];

/** How the shop is, and another attempt for jobs that were given up: for the administrator only. */
export function healthCalls(api: Api, shop: Shop): void {
  const middleware = [administrator(shop)];

  api.openapi(
    createRoute({
      method: 'get',
      path: '/admin/health',
      tags,
      summary: 'How the shop is: payments, messages, background work, storage, backup, versions',
      middleware,
      responses: { 200: json(healthAnswer, 'Each subject well, worth a look or in trouble'), ...refusals(401, 403) },
    }),
    async (c) => c.json({ status: 'success' as const, data: encodeHealth(await checkHealth(shop)) }, 200),
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/admin/jobs/retry',
      tags,
      summary: 'Tries a job again that was given up, or all of its kind',
      middleware,
      request: { body: body(retryBody) },
      responses: {
        200: json(retriedAnswer, 'How many will be tried once more'),
        ...refusals(400, 401, 403, 404, 409, 422),
      },
    }),
    async (c) => {
      const { kind, id } = c.req.valid('json');
      const count = await retryJobs(shop, c.get('customer'), { queue: kind, id });
      return c.json({ status: 'success' as const, data: { count } }, 200);
    },
  );
}
