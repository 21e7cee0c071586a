import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { previewColours } from '#src/platform/colours/preview-colours.ts';
import { changeSettings, showSettings } from '#src/shop/back-office/settings/change-settings.ts';
import type { Shop } from '#src/shop/shop.ts';
import { colour, coloursAnswer, settingsAnswer, settingsBody } from '#src/wire/back-office/store-settings.ts';

const tags = ['Workspace'];

/** The shop's settings: for the administrator only. */
export function storeSettingCalls(api: Api, shop: Shop): void {
  const middleware = [administrator(shop)];

  api.openapi(
    createRoute({
      method: 'get',
      path: '/admin/settings',
      tags,
      summary: 'Every setting with its value',
      middleware,
      responses: { 200: json(settingsAnswer, 'By key, with the version to change them by'), ...refusals(401, 403) },
    }),
    async (c) => c.json({ status: 'success' as const, data: await showSettings(shop) }, 200),
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: '/admin/colours',
      tags,
      summary:
        'What a brand colour and an accent would be in the shop: corrected to WCAG AA, with every contrast measured',
      middleware,
      request: { query: z.object({ brand: colour.optional(), sun: colour.optional() }) },
      responses: { 200: json(coloursAnswer, 'The shades that can be saved'), ...refusals(401, 403, 422) },
    }),
    (c) => c.json({ status: 'success' as const, data: previewColours(c.req.valid('query')) }, 200),
  );

  api.openapi(
    createRoute({
      method: 'put',
      path: '/admin/settings',
      tags,
      summary: 'Changes the settings present; 409 when somebody was faster',
      middleware,
      request: { body: body(settingsBody) },
      responses: {
        200: json(settingsAnswer, 'Changed; every page shows it within a second'),
        ...refusals(400, 401, 403, 409, 422),
      },
    }),
    async (c) =>
      c.json(
        { status: 'success' as const, data: await changeSettings(shop, c.get('customer'), c.req.valid('json')) },
        200,
      ),
  );
}
