import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, callerLocale, signedIn } from '#src/api/middleware.ts';
import { oneClickUnsubscribe } from '#src/api/one-click-unsubscribe.ts';
import {
  chooseReminders,
  endRemindersByLink,
  lookAtReminderLink,
  noteReturnByLink,
} from '#src/shop/sales/cart-reminders/choose-reminders.ts';
import type { Shop } from '#src/shop/shop.ts';
import { hrefs } from '#src/wire/pages.ts';
import {
  reminderEndAnswer,
  reminderLinkBody,
  reminderLookAnswer,
  remindersAnswer,
  remindersBody,
} from '#src/wire/sales/cart-reminder.ts';
import { success } from '#src/wire/values.ts';

const tags = ['Cart'];
const done = { status: 'success' as const };

/** Mails about abandoned carts: switched on and off in the account, or off by the link in a mail. */
export function cartReminderCalls(api: Api, shop: Shop): void {
  const middleware = [signedIn(shop)];

  api.openapi(
    createRoute({
      method: 'put',
      path: '/account/cart-reminders',
      tags,
      summary: 'Switches mails about abandoned carts on, for a confirmed address, or off; repeating changes nothing',
      middleware,
      request: { body: body(remindersBody) },
      responses: { 200: json(remindersAnswer, 'Kept'), ...refusals(400, 401, 409, 422) },
    }),
    async (c) => {
      const { wanted } = c.req.valid('json');
      await chooseReminders(shop, { uid: c.get('customer').uid, locale: callerLocale(c, shop.settings) }, wanted);
      return c.json({ ...done, wanted }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/cart-reminders/link/return',
      tags,
      summary: 'Records that the signed-in customer came back by such a mail’s link',
      middleware,
      request: { body: body(reminderLinkBody) },
      responses: {
        200: json(z.object({ status: success }), 'Noted, if the mail was theirs'),
        ...refusals(400, 401, 422),
      },
    }),
    async (c) => {
      await noteReturnByLink(shop, c.get('customer').uid, c.req.valid('json').token);
      return c.json(done, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/cart-reminders/link/look',
      tags,
      summary: 'Whether such a mail’s link can still end the reminders',
      request: { body: body(reminderLinkBody) },
      responses: { 200: json(reminderLookAnswer, 'Whether'), ...refusals(400, 422) },
    }),
    async (c) => {
      const active = await lookAtReminderLink(shop, c.req.valid('json').token);
      return c.json({ ...done, data: { active } }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/cart-reminders/link/end',
      tags,
      summary: 'Ends the reminders of the account that the mail was sent to, without signing in',
      request: { body: body(reminderLinkBody) },
      responses: {
        200: json(reminderEndAnswer, 'Done; `ended` is false where they had ended before'),
        ...refusals(400, 422),
      },
    }),
    async (c) => c.json({ ...done, ended: await endRemindersByLink(shop, c.req.valid('json').token) }, 200),
  );

  oneClickUnsubscribe(api, {
    area: 'cart-reminders',
    tags,
    what: 'the reminders of the account that the mail was sent to',
    page: hrefs.endReminders,
    end: (token) => endRemindersByLink(shop, token),
  });
}
