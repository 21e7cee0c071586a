import { createRoute } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { clearTrial } from '#src/shop/back-office/trial/clear-trial.ts';
import { showTrial } from '#src/shop/back-office/trial/show-trial.ts';
import type { Shop } from '#src/shop/shop.ts';
import { clearedAnswer, clearTrialBody, trialAnswer } from '#src/wire/back-office/trial.ts';

const tags = ['Workspace'];

/** Trial data from before the shop opens, and clearing it: for the administrator only. */
export function trialCalls(api: Api, shop: Shop): void {
  const middleware = [administrator(shop)];

  api.openapi(
    createRoute({
      method: 'get',
      path: '/admin/trial',
      tags,
      summary: 'What there is of trials, counted',
      middleware,
      responses: { 200: json(trialAnswer, 'The counts, and whether it can still be cleared'), ...refusals(401, 403) },
    }),
    async (c) => c.json({ status: 'success' as const, data: await showTrial(shop) }, 200),
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/admin/trial/clear',
      tags,
      summary:
        'Clears all trial data away, with the password or a code; 409 while a test payment is open, and once real money was received',
      middleware,
      request: { body: body(clearTrialBody) },
      responses: { 200: json(clearedAnswer, 'Cleared'), ...refusals(400, 401, 403, 409, 422, 429) },
    }),
    async (c) =>
      c.json({ status: 'success' as const, data: await clearTrial(shop, c.get('customer'), c.req.valid('json')) }, 200),
  );
}
