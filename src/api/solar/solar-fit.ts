import { createRoute } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, callerLocale } from '#src/api/middleware.ts';
import { callerAddress } from '#src/platform/http/caller.ts';
import { askToJudge } from '#src/shop/catalogue/compatibility/ask-to-judge.ts';
import { sayFinding } from '#src/shop/catalogue/compatibility/say-finding.ts';
import type { Shop } from '#src/shop/shop.ts';
import { decodeParts, encodeFinding, fitAnswer, fitBody, fitQuery } from '#src/wire/solar/solar-fit.ts';

/** Whether the parts of a solar system fit each other: beyond the documented calls of spec.md. */
export function solarFitCalls(api: Api, shop: Shop): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/solar/fit',
      tags: ['Solar'],
      summary: 'Whether some products fit each other, at a place; from everybody',
      request: { query: fitQuery, body: body(fitBody) },
      responses: {
        200: json(
          fitAnswer,
          'What the rules say: by rule, the worst of a rule first. A rule that nothing concerns says nothing',
        ),
        ...refusals(400, 413, 422, 429),
      },
    }),
    async (c) => {
      const asked = c.req.valid('json');
      const findings = await askToJudge(shop, decodeParts(asked), asked.site, callerAddress(c, shop.settings));
      const locale = c.req.valid('query').language ?? callerLocale(c, shop.settings);
      const said = findings.map((one) => encodeFinding(one, sayFinding(locale, one)));
      return c.json({ status: 'success' as const, data: { findings: said } }, 200);
    },
  );
}
