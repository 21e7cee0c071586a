import { createRoute } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers.ts';
import { type Api, administrator } from '#src/api/frame.ts';
import { settingsAnswer, settingsBody } from '#src/contract/wire/store-settings.ts';
import type { Shop } from '#src/shop/shop.ts';
import { changeSettings, showSettings } from '#src/shop/store-settings/change-settings.ts';

const tags = ['Workspace'];

/** How the shop names itself: for the administrator alone. */
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
      method: 'put',
      path: '/admin/settings',
      tags,
      summary: 'Changes the settings present; 409 when somebody was faster',
      middleware,
      request: { body: body(settingsBody) },
      responses: { 200: json(settingsAnswer, 'Changed; every page shows it within a second'), ...refusals(400, 401, 403, 409, 422) },
    }),
    async (c) => c.json({ status: 'success' as const, data: await changeSettings(shop, c.get('customer'), c.req.valid('json')) }, 200),
  );
}
