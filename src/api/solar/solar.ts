import { createRoute } from '@hono/zod-openapi';
import { json, refusals } from '#src/api/answers/answers.ts';
import type { Api } from '#src/api/middleware.ts';
import { callerNetwork } from '#src/platform/http/caller.ts';
import type { Shop } from '#src/shop/shop.ts';
import { showYield } from '#src/shop/solar/sun/show-yield.ts';
import { encodeYield, yieldAnswer, yieldQuery } from '#src/wire/solar/solar.ts';

/** What the sun gives, for everybody. Computed anew each time: the answers are too many to keep. */
export function solarCalls(api: Api, shop: Shop): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/solar/yield',
      tags: ['Solar'],
      summary: 'What a solar system gives in each month at a place or PIN code; limited for each network',
      request: { query: yieldQuery },
      responses: { 200: json(yieldAnswer, 'By docs/solar.md'), ...refusals(422, 429) },
    }),
    async (c) => {
      const { place, pin, ...system } = c.req.valid('query');
      const found = await showYield(shop, { place, pin }, system, callerNetwork(c, shop.settings));
      return c.json({ status: 'success' as const, data: { yield: encodeYield(found) } }, 200);
    },
  );
}
