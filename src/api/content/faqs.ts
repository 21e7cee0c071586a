import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import {
  addFaq,
  changeFaq,
  listFaqs,
  orderFaqs,
  removeEntry,
  removeFaq,
} from '#src/shop/content/support/manage-faqs.ts';
import { saveFaqEntry } from '#src/shop/content/support/save-faq-entry.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  encodeFaq,
  faqAnswer,
  faqBody,
  faqChange,
  faqEntry,
  faqEntryAnswer,
  faqEntryBody,
  faqList,
  faqOrder,
  faqQuery,
} from '#src/wire/content/faq.ts';
import { id, success } from '#src/wire/values.ts';

const tags = ['Support'];
const known = z.object({ id });

/** The manager of questions and answers: for the administrator only. */
export function faqCalls(api: Api, shop: Shop): void {
  const admin = [administrator(shop)];

  api.openapi(
    createRoute({
      method: 'get',
      path: '/faqs',
      tags,
      summary: 'All questions, unpublished ones too',
      middleware: admin,
      request: { query: faqQuery },
      responses: { 200: json(faqList, 'In the order of the page'), ...refusals(401, 403, 422) },
    }),
    async (c) => {
      const { items, total, next } = await listFaqs(shop, c.req.valid('query'));
      return c.json({ status: 'success' as const, total, next, data: { faqs: items.map(encodeFaq) } }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/faqs',
      tags,
      summary: 'A new question, or another language of one',
      middleware: admin,
      request: { body: body(faqBody) },
      responses: { 201: json(faqAnswer, 'Added'), ...refusals(400, 401, 403, 409, 422) },
    }),
    async (c) =>
      c.json(
        {
          status: 'success' as const,
          data: { faq: encodeFaq(await addFaq(shop, c.get('customer'), c.req.valid('json'))) },
        },
        201,
      ),
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/faqs/entries',
      tags,
      summary: 'A new question in all its languages',
      middleware: admin,
      request: { body: body(faqEntryBody) },
      responses: { 201: json(faqEntryAnswer, 'Added'), ...refusals(400, 401, 403, 422) },
    }),
    async (c) => {
      const entry = await saveFaqEntry(shop, c.get('customer'), c.req.valid('json'));
      return c.json({ status: 'success' as const, data: { entry } }, 201);
    },
  );

  api.openapi(
    createRoute({
      method: 'put',
      path: '/faqs/entries/{entry}',
      tags,
      summary: 'Saves a question in all its languages; one that is absent is removed',
      middleware: admin,
      request: { params: faqEntry, body: body(faqEntryBody) },
      responses: { 200: json(faqEntryAnswer, 'Saved'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const known = c.req.valid('param').entry;
      const entry = await saveFaqEntry(shop, c.get('customer'), c.req.valid('json'), known);
      return c.json({ status: 'success' as const, data: { entry } }, 200);
    },
  );

  // Before /faqs/{id}, which would take it for an id.
  api.openapi(
    createRoute({
      method: 'put',
      path: '/faqs/order',
      tags,
      summary: 'Puts questions in this order, in all their languages; they share the places that they have now',
      middleware: admin,
      request: { body: body(faqOrder) },
      responses: { 200: json(z.object({ status: success }), 'In this order'), ...refusals(400, 401, 403, 404, 422) },
    }),
    async (c) => {
      await orderFaqs(shop, c.get('customer'), c.req.valid('json').entries);
      return c.json({ status: 'success' as const }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'put',
      path: '/faqs/{id}',
      tags,
      summary: 'Changes the fields present',
      middleware: admin,
      request: { params: known, body: body(faqChange) },
      responses: { 200: json(faqAnswer, 'Changed'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const faq = await changeFaq(shop, c.get('customer'), c.req.valid('param').id, c.req.valid('json'));
      return c.json({ status: 'success' as const, data: { faq: encodeFaq(faq) } }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/faqs/{id}',
      tags,
      summary: 'Removes one language of a question',
      middleware: admin,
      request: { params: known },
      responses: { 200: json(z.object({ status: success }), 'Removed'), ...refusals(401, 403, 404) },
    }),
    async (c) => {
      await removeFaq(shop, c.get('customer'), c.req.valid('param').id);
      return c.json({ status: 'success' as const }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/faqs/entries/{entry}',
      tags,
      summary: 'Removes a question in all its languages',
      middleware: admin,
      request: { params: faqEntry },
      responses: { 200: json(z.object({ status: success }), 'Removed'), ...refusals(401, 403, 404, 422) },
    }),
    async (c) => {
      await removeEntry(shop, c.get('customer'), c.req.valid('param').entry);
      return c.json({ status: 'success' as const }, 200);
    },
  );
}
