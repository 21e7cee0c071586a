import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { callerAddress } from '#src/platform/http/caller.ts';
import { currentPrincipal } from '#src/shop/customers/identity/current-principal.ts';
import { changeEnquiry, listEnquiries } from '#src/shop/services/plans/enquiry-desk.ts';
import { sendEnquiry } from '#src/shop/services/plans/send-enquiry.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  encodeEnquiry,
  enquiryAnswer,
  enquiryBody,
  enquiryChange,
  enquiryChanged,
  enquiryList,
  enquiryQuery,
} from '#src/wire/content/enquiry.ts';
import { id } from '#src/wire/values.ts';

const tags = ['Services'];

/** Enquiries before a booking: beyond the documented calls. */
export function serviceCalls(api: Api, shop: Shop): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/enquiries',
      tags,
      summary: 'Asks for a home service, or for a plan at a place, that cannot be booked yet; from everybody',
      request: { body: body(enquiryBody) },
      responses: { 201: json(enquiryAnswer, 'Kept, with its reference number'), ...refusals(400, 404, 413, 422, 429) },
    }),
    async (c) => {
      const { service, plan, ...input } = c.req.valid('json');
      const customer = await currentPrincipal(shop, c.req.raw.headers);
      const about = plan === undefined ? { category: service ?? '' } : { planId: plan };
      const draft = { ...input, about, note: '', uid: customer?.uid };
      return c.json(
        { status: 'success' as const, reference: await sendEnquiry(shop, draft, callerAddress(c, shop.settings)) },
        201,
      );
    },
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: '/enquiries',
      tags,
      summary: 'The enquiries, newest first',
      middleware: [administrator(shop)],
      request: { query: enquiryQuery },
      responses: { 200: json(enquiryList, 'One page of enquiries'), ...refusals(401, 403, 422) },
    }),
    async (c) => {
      const { items, total, next } = await listEnquiries(shop, c.req.valid('query'));
      return c.json({ status: 'success' as const, total, next, data: { enquiries: items.map(encodeEnquiry) } }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'put',
      path: '/enquiries/{reference}',
      tags,
      summary: 'How far an enquiry is, and a note of the shop’s own',
      middleware: [administrator(shop)],
      request: { params: z.object({ reference: id }), body: body(enquiryChange) },
      responses: { 200: json(enquiryChanged, 'Changed'), ...refusals(400, 401, 403, 404, 422) },
    }),
    async (c) => {
      const enquiry = await changeEnquiry(shop, c.get('customer'), c.req.valid('param').reference, c.req.valid('json'));
      return c.json({ status: 'success' as const, data: { enquiry: encodeEnquiry(enquiry) } }, 200);
    },
  );
}
