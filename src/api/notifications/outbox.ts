import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { json, refusals } from '#src/api/answers/answers.ts';
import { type Api, type ApiEnv, administrator } from '#src/api/middleware.ts';
import { listOutbox, sendAgain, showMessage } from '#src/platform/mail/outbox.ts';
import { shopAddress } from '#src/platform/mail/shop-address.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { recordReading } from '#src/shop/audit/record-entry.ts';
import type { Shop } from '#src/shop/shop.ts';
import { encodeOutboxMessage, encodeOutboxRow, outboxAnswer, outboxList } from '#src/wire/notifications/outbox.ts';
import { id, paging, success } from '#src/wire/values.ts';

const tags = ['Outbox'];
const known = z.object({ id });
/** Found in a mail that shows the owner's logo. */
const LOGO = '/media/m-';
/** A mail is an untrusted document: it runs nothing, loads nothing but our own logo, and is shown only in our own frame. */
const mailPolicy = (pictures: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src data:${pictures}; sandbox; base-uri 'none'; frame-ancestors 'self'`;

/** Mail and SMS sent or waiting to be sent: for the administrator only. */
export function outboxCalls(api: Api, shop: Shop): void {
  const admin = [administrator(shop)];
  // It may contain a link into somebody's account.
  const read = async (c: Context<ApiEnv>) => {
    const message = await showMessage(shop, c.req.param('id') ?? '');
    await recordReading(shop, c.get('customer'), { act: 'mail.read', subject: `mail:${message.id}` });
    return message;
  };

  api.openapi(
    createRoute({
      method: 'get',
      path: '/outbox',
      tags,
      summary: 'Mails and SMS, newest first',
      middleware: admin,
      request: { query: z.object(paging) },
      responses: { 200: json(outboxList, 'One page of messages'), ...refusals(401, 403, 422) },
    }),
    async (c) => {
      const { items, total, next } = await listOutbox(shop, c.req.valid('query'));
      return c.json({ status: 'success' as const, total, next, data: { messages: items.map(encodeOutboxRow) } }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: '/outbox/{id}',
      tags,
      summary: 'One with its words',
      middleware: admin,
      request: { params: known },
      responses: { 200: json(outboxAnswer, 'The message'), ...refusals(401, 403, 404) },
    }),
    async (c) => c.json({ status: 'success' as const, data: { message: encodeOutboxMessage(await read(c)) } }, 200),
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: '/outbox/{id}/html',
      tags,
      summary: 'A mail as its reader sees it',
      middleware: admin,
      request: { params: known },
      responses: {
        200: { description: 'The mail', content: { 'text/html': { schema: z.string() } } },
        ...refusals(401, 403, 404),
      },
    }),
    async (c) => {
      const { html } = await read(c);
      return c.html(html, 200, {
        'content-security-policy': mailPolicy(html.includes(LOGO) ? ` ${shopAddress(shop.settings)}/media/` : ''),
      });
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/outbox/{id}/send',
      tags,
      summary: 'Sends again what could not be sent',
      middleware: admin,
      request: { params: known },
      responses: { 200: json(z.object({ status: success }), 'Queued again'), ...refusals(401, 403, 404, 409) },
    }),
    async (c) => {
      const [messageId, actor] = [c.req.valid('param').id, c.get('customer')];
      await sendAgain(shop, messageId, (write) =>
        recordAction(write, actor, { act: 'mail.sent-again', subject: `mail:${messageId}` }, shop.clock.now()),
      );
      return c.json({ status: 'success' as const }, 200);
    },
  );
}
