import { createRoute } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers.ts';
import type { Api } from '#src/api/frame.ts';
import { enquiryAnswer, enquiryBody } from '#src/contract/wire/enquiry.ts';
import { callerAddress } from '#src/platform/http/request-frame.ts';
import { currentCustomer } from '#src/shop/identity/current-customer.ts';
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
      summary: 'Asks for a home service, or for a plan at a place, that cannot be booked yet; from everybody',
      request: { body: body(enquiryBody) },
      responses: { 201: json(enquiryAnswer, 'Kept, with its reference number'), ...refusals(400, 404, 413, 422, 429) },
    }),
    async (c) => {
      const { service, plan, ...input } = c.req.valid('json');
      const customer = await currentCustomer(shop, c.req.raw.headers);
      const about = plan === undefined ? { category: service ?? '' } : { planId: plan };
      const draft = { ...input, about, note: '', uid: customer?.uid };
      return c.json({ status: 'success' as const, reference: await sendEnquiry(shop, draft, callerAddress(c, shop.settings)) }, 201);
    },
  );
}
