import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { callerAddress } from '#src/platform/http/caller.ts';
import { answerGrievance, listGrievances } from '#src/shop/content/support/answer-grievance.ts';
import { answerMessage } from '#src/shop/content/support/answer-message.ts';
import { fileGrievance } from '#src/shop/content/support/file-grievance.ts';
import { listMessages } from '#src/shop/content/support/list-messages.ts';
import { lookUpGrievance } from '#src/shop/content/support/look-up-grievance.ts';
import { sendMessage } from '#src/shop/content/support/send-message.ts';
import { currentPrincipal } from '#src/shop/customers/identity/current-principal.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  contactAnswer,
  contactBody,
  contactChange,
  contactChanged,
  contactList,
  contactQuery,
  encodeContact,
  encodeGrievance,
  encodeStatus,
  grievanceAnswer,
  grievanceBody,
  grievanceChange,
  grievanceList,
  grievanceQuery,
  lookupBody,
  statusAnswer,
} from '#src/wire/content/support.ts';
import { id } from '#src/wire/values.ts';

const tags = ['Support'];

/** What people write to the shop, and the shop's answers. */
export function supportCalls(api: Api, shop: Shop): void {
  contactCalls(api, shop);
  grievanceCalls(api, shop);
}

function contactCalls(api: Api, shop: Shop): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/contact',
      tags,
      summary: 'A message to the shop; from everybody',
      request: { body: body(contactBody) },
      responses: {
        201: json(contactAnswer, 'Kept and mailed, with its reference number'),
        ...refusals(400, 413, 422, 429),
      },
    }),
    async (c) => {
      const { website, ...input } = c.req.valid('json');
      const customer = await currentPrincipal(shop, c.req.raw.headers);
      const draft = { ...input, uid: customer?.uid, suspect: website !== '' };
      return c.json(
        { status: 'success' as const, reference: await sendMessage(shop, draft, callerAddress(c, shop.settings)) },
        201,
      );
    },
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: '/contact',
      tags,
      summary: 'The messages, newest first',
      middleware: [administrator(shop)],
      request: { query: contactQuery },
      responses: { 200: json(contactList, 'One page of messages'), ...refusals(401, 403, 422) },
    }),
    async (c) => {
      const { items, total, next } = await listMessages(shop, c.req.valid('query'));
      return c.json({ status: 'success' as const, total, next, data: { messages: items.map(encodeContact) } }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'put',
      path: '/contact/{reference}',
      tags,
      summary: 'Answers a message by mail, sets it aside, or takes it up again',
      middleware: [administrator(shop)],
      request: { params: z.object({ reference: id }), body: body(contactChange) },
      responses: { 200: json(contactChanged, 'Changed'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const message = await answerMessage(shop, c.get('customer'), c.req.valid('param').reference, c.req.valid('json'));
      return c.json({ status: 'success' as const, data: { message: encodeContact(message) } }, 200);
    },
  );
}

function grievanceCalls(api: Api, shop: Shop): void {
  const admin = [administrator(shop)];

  api.openapi(
    createRoute({
      method: 'post',
      path: '/grievances',
      tags,
      summary: 'A complaint to the grievance officer; from everybody',
      request: { body: body(grievanceBody) },
      responses: {
        201: json(statusAnswer, 'Kept and acknowledged, with its ticket number'),
        ...refusals(400, 413, 422, 429),
      },
    }),
    async (c) => {
      const customer = await currentPrincipal(shop, c.req.raw.headers);
      const filed = await fileGrievance(
        shop,
        { ...c.req.valid('json'), uid: customer?.uid },
        callerAddress(c, shop.settings),
      );
      return c.json({ status: 'success' as const, data: { grievance: encodeStatus(filed) } }, 201);
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/grievances/lookup',
      tags,
      summary: 'Where a complaint stands; an unknown ticket and a wrong e-mail address are refused alike',
      request: { body: body(lookupBody) },
      responses: { 200: json(statusAnswer, 'The ticket'), ...refusals(400, 404, 413, 422, 429) },
    }),
    async (c) => {
      const found = await lookUpGrievance(shop, c.req.valid('json'), callerAddress(c, shop.settings));
      return c.json({ status: 'success' as const, data: { grievance: encodeStatus(found) } }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: '/grievances',
      tags,
      summary: 'The complaints, newest first',
      middleware: admin,
      request: { query: grievanceQuery },
      responses: { 200: json(grievanceList, 'One page of complaints'), ...refusals(401, 403, 422) },
    }),
    async (c) => {
      const { items, total, next } = await listGrievances(shop, c.req.valid('query'));
      return c.json({ status: 'success' as const, total, next, data: { grievances: items.map(encodeGrievance) } }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'put',
      path: '/grievances/{ticket}',
      tags,
      summary: 'Answers a complaint; the complainant gets a mail',
      middleware: admin,
      request: { params: z.object({ ticket: id }), body: body(grievanceChange) },
      responses: { 200: json(grievanceAnswer, 'Answered'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const changed = await answerGrievance(shop, c.get('customer'), c.req.valid('param').ticket, c.req.valid('json'));
      return c.json({ status: 'success' as const, data: { grievance: encodeGrievance(changed) } }, 200);
    },
  );
}
