import { createRoute } from '@hono/zod-openapi';
import { json, refusals } from '#src/api/answers/answers.ts';
import { type Api, callerLocale } from '#src/api/middleware.ts';
import { callerNetwork } from '#src/platform/http/caller.ts';
import { sayFinding } from '#src/shop/catalogue/compatibility/say-finding.ts';
import type { Shop } from '#src/shop/shop.ts';
import { askForPlan } from '#src/shop/solar/planner/ask-for-plan.ts';
import { sayPlace } from '#src/shop/solar/sun/say-place.ts';
import { decodePlanQuery, encodePlan, planAnswer, planQuery } from '#src/wire/solar/solar-plan.ts';

/** From a light bill to a system that fits. Computed anew each time: the answers are too many to keep. */
export function solarPlanCalls(api: Api, shop: Shop): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/solar/plan',
      tags: ['Solar'],
      summary: 'Which system suits a home, with yield, price, savings and payback; limited for each network',
      request: { query: planQuery },
      responses: {
        200: json(planAnswer, 'By docs/solar.md; figures name their source and days'),
        ...refusals(422, 429),
      },
    }),
    async (c) => {
      const found = await askForPlan(shop, decodePlanQuery(c.req.valid('query')), callerNetwork(c, shop.settings));
      const locale = callerLocale(c, shop.settings);
      const plan = encodePlan(
        found,
        (finding) => sayFinding(locale, finding),
        (name) => sayPlace(locale, name),
      );
      return c.json({ status: 'success' as const, data: { plan } }, 200);
    },
  );
}
