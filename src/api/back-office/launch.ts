import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator, callerLocale } from '#src/api/middleware.ts';
import { checkLaunch } from '#src/shop/back-office/launch/check-launch.ts';
import { confirmLaunchItem } from '#src/shop/back-office/launch/confirm-launch-item.ts';
import { sendTestMail, sendTestSms, sendTestWhatsapp } from '#src/shop/back-office/launch/test-messages.ts';
import { changeOpening } from '#src/shop/back-office/opening/change-opening.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  confirmableItem,
  confirmationBody,
  encodeLaunch,
  encodeOpening,
  launchAnswer,
  openingAnswer,
  openingBody,
  testAnswer,
  testPhoneBody,
} from '#src/wire/back-office/launch.ts';
import { success } from '#src/wire/values.ts';

const tags = ['Workspace'];

/** The channels that a test message goes to a number by. */
const BY_NUMBER = [
  {
    channel: 'sms',
    summary: 'Sends an SMS to a number, and answers what the provider said',
    send: sendTestSms,
  },
  {
    channel: 'whatsapp',
    summary: 'Sends a WhatsApp message to a number, and answers what Meta said',
    send: sendTestWhatsapp,
  },
] as const;

/** What remains to be done before the first real sale, and the switch that opens the shop: for the administrator only. */
export function launchCalls(api: Api, shop: Shop): void {
  const middleware = [administrator(shop)];

  api.openapi(
    createRoute({
      method: 'get',
      path: '/admin/launch',
      tags,
      summary: 'Whether the shop is open, and what is still to be done before it sells',
      middleware,
      responses: { 200: json(launchAnswer, 'Each item done, open or failing'), ...refusals(401, 403) },
    }),
    async (c) =>
      c.json({ status: 'success' as const, data: encodeLaunch(await checkLaunch(shop, c.get('customer'))) }, 200),
  );

  api.openapi(
    createRoute({
      method: 'put',
      path: '/admin/opening',
      tags,
      summary: 'Opens or closes the shop, announces a holiday, puts the launch list away',
      middleware,
      request: { body: body(openingBody) },
      responses: { 200: json(openingAnswer, 'Changed, on all instances'), ...refusals(400, 401, 403, 409, 422) },
    }),
    async (c) => {
      const opening = await changeOpening(shop, c.get('customer'), c.req.valid('json'));
      return c.json({ status: 'success' as const, data: { opening: encodeOpening(opening) } }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'put',
      path: '/admin/launch/{item}',
      tags,
      summary: 'Confirms what only the owner can know, or takes it back',
      middleware,
      request: { params: confirmableItem, body: body(confirmationBody) },
      responses: {
        200: json(z.object({ status: success }), 'Noted with today’s date'),
        ...refusals(400, 401, 403, 422),
      },
    }),
    async (c) => {
      const { confirmed, note } = c.req.valid('json');
      await confirmLaunchItem(shop, c.get('customer'), c.req.valid('param').item, {
        confirmed,
        ...(note !== undefined && { note }),
      });
      return c.json({ status: 'success' as const }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/admin/launch/test-mail',
      tags,
      summary: 'Sends the administrator a mail, and answers what the mail server said',
      middleware,
      responses: { 200: json(testAnswer, 'Accepted or refused'), ...refusals(401, 403, 409, 429) },
    }),
    async (c) =>
      c.json(
        {
          status: 'success' as const,
          data: await sendTestMail(shop, c.get('customer'), callerLocale(c, shop.settings)),
        },
        200,
      ),
  );

  for (const { channel, summary, send } of BY_NUMBER)
    api.openapi(
      createRoute({
        method: 'post',
        path: `/admin/launch/test-${channel}`,
        tags,
        summary,
        middleware,
        request: { body: body(testPhoneBody) },
        responses: { 200: json(testAnswer, 'Accepted or refused'), ...refusals(400, 401, 403, 409, 422, 429) },
      }),
      async (c) => {
        const { phone } = c.req.valid('json');
        return c.json(
          {
            status: 'success' as const,
            data: await send(shop, c.get('customer'), phone, callerLocale(c, shop.settings)),
          },
          200,
        );
      },
    );
}
