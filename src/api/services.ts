import { createRoute } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers.ts';
import { type Api, signedIn } from '#src/api/frame.ts';
import { enquiryAnswer, enquiryBody, visitRequestBody } from '#src/contract/wire/enquiry.ts';
import { callerAddress } from '#src/platform/http/request-frame.ts';
import { currentCustomer } from '#src/shop/identity/current-customer.ts';
import { requestVisit } from '#src/shop/services/request-visit.ts';
import { sendEnquiry } from '#src/shop/services/send-enquiry.ts';
import type { Shop } from '#src/shop/shop.ts';

const tags = ['Services'];

/** What people ask for before they book: beyond the documented calls. */
export function serviceCalls(api: Api, shop: Shop): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/enquiries',
      tags,
      summary: 'Asks for a home service that cannot be booked yet; from everybody',
      request: { body: body(enquiryBody) },
      responses: { 201: json(enquiryAnswer, 'Kept, with its reference number'), ...refusals(400, 404, 413, 422, 429) },
    }),
    async (c) => {
      const { service, ...input } = c.req.valid('json');
      const customer = await currentCustomer(shop, c.req.raw.headers);
      const draft = { ...input, about: { category: service }, note: '', uid: customer?.uid };
      return c.json({ status: 'success' as const, reference: await sendEnquiry(shop, draft, callerAddress(c, shop.settings)) }, 201);
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/visit-requests',
      tags,
      summary: 'Asks for a visit of a plan on a day',
      middleware: [signedIn(shop)],
      request: { body: body(visitRequestBody) },
      responses: { 201: json(enquiryAnswer, 'Kept, with its reference number'), ...refusals(400, 401, 404, 413, 422, 429) },
    }),
    async (c) => {
      const { plan, ...input } = c.req.valid('json');
      const request = { ...input, planId: plan, uid: c.get('customer').uid };
      return c.json({ status: 'success' as const, reference: await requestVisit(shop, request, callerAddress(c, shop.settings)) }, 201);
    },
  );
}
