import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, callerLocale, signedIn } from '#src/api/middleware.ts';
import { oneClickUnsubscribe } from '#src/api/one-click-unsubscribe.ts';
import { endByLink, lookAtAlertLink } from '#src/shop/engagement/alerts/end-by-link.ts';
import { listAlerts } from '#src/shop/engagement/alerts/list-alerts.ts';
import { endAlert, setAlert } from '#src/shop/engagement/alerts/set-alert.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  alertEndAnswer,
  alertLinkAnswer,
  alertLinkBody,
  alertParams,
  alertsAnswer,
  encodeAlert,
} from '#src/wire/engagement/alert.ts';
import { hrefs } from '#src/wire/pages.ts';
import { success } from '#src/wire/values.ts';

const tags = ['Alerts'];
const done = { status: 'success' as const };
const doneAnswer = json(z.object({ status: success }), 'Done; repeating changes nothing');

/** Mails about a product that is back in stock or cheaper: set and ended on its page, or ended by the link in a mail. */
export function alertCalls(api: Api, shop: Shop): void {
  const middleware = [signedIn(shop)];

  api.openapi(
    createRoute({
      method: 'get',
      path: '/alerts',
      tags,
      summary: 'The session’s own alerts, newest first',
      middleware,
      responses: { 200: json(alertsAnswer, 'Alerts'), ...refusals(401) },
    }),
    async (c) => {
      const alerts = (await listAlerts(shop, c.get('customer').uid)).map(encodeAlert);
      return c.json({ ...done, data: { alerts } }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'put',
      path: '/alerts/{_id}/{kind}',
      tags,
      summary: 'Asks for a mail when a product is back (`stock`), or whenever it costs less than now (`price`)',
      middleware,
      request: { params: alertParams },
      responses: { 200: doneAnswer, ...refusals(401, 404, 409, 422, 429) },
    }),
    async (c) => {
      const { _id, kind } = c.req.valid('param');
      const who = { uid: c.get('customer').uid, locale: callerLocale(c, shop.settings) };
      await setAlert(shop, who, _id, kind);
      return c.json(done, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/alerts/{_id}/{kind}',
      tags,
      summary: 'Ends an alert',
      middleware,
      request: { params: alertParams },
      responses: { 200: doneAnswer, ...refusals(401, 422) },
    }),
    async (c) => {
      const { _id, kind } = c.req.valid('param');
      await endAlert(shop, c.get('customer').uid, _id, kind);
      return c.json(done, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/alerts/link/look',
      tags,
      summary: 'What the link in a mail about a price would end',
      request: { body: body(alertLinkBody) },
      responses: { 200: json(alertLinkAnswer, 'The product'), ...refusals(400, 422) },
    }),
    async (c) => {
      const found = await lookAtAlertLink(shop, c.req.valid('json').token);
      const product = found ? { _id: found.productId, name: found.productName } : null;
      return c.json({ ...done, data: { product } }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/alerts/link/end',
      tags,
      summary: 'Ends the alert of a mail’s link, without signing in',
      request: { body: body(alertLinkBody) },
      responses: {
        200: json(alertEndAnswer, 'Done; `ended` is false where it had ended before'),
        ...refusals(400, 422),
      },
    }),
    async (c) => c.json({ ...done, ended: await endByLink(shop, c.req.valid('json').token) }, 200),
  );

  oneClickUnsubscribe(api, {
    area: 'alerts',
    tags,
    what: 'the price alert of a mail',
    page: hrefs.endAlert,
    end: (token) => endByLink(shop, token),
  });
}
