import { z } from '@hono/zod-openapi';
import type { Enquiry } from '#src/shop/services/plans/enquiry-desk.ts';
import { coded } from '#src/wire/coded.ts';
import { phoneNumber, ruled } from '#src/wire/customers/user.ts';
import { id, language, listed, paging, success, words } from '#src/wire/values.ts';

const when = {
  preferredDay: z.iso.date({ error: coded('must-be-day-like') }).optional(),
  preferredTime: z.enum(['any', 'morning', 'afternoon'], { error: coded('one-of') }).default('any'),
  locale: language.default('en'),
};

/** About a kind of home service, or about a plan where technicians do not go yet; anyone may send one. */
export const enquiryBody = z
  .object({
    /** The slug of a kind of home service. */
    service: id.optional(),
    plan: z
      .number({ error: coded('plan-number') })
      .int(coded('plan-number'))
      .min(1)
      .max(1_000_000)
      .optional(),
    name: ruled('name'),
    phone: phoneNumber(),
    email: ruled('email'),
    pincode: ruled('zipcode'),
    message: words(2000),
    ...when,
  })
  .refine(({ service, plan }) => (service === undefined) !== (plan === undefined), {
    error: coded('service-or-plan'),
    path: ['service'],
    when: ({ value }) => typeof value === 'object' && value !== null, // reported along with whatever else is wrong
  })
  .openapi('EnquiryBody');

export const enquiryAnswer = z.object({ status: success, reference: z.string() });

const state = z.enum(['new', 'called', 'closed'], { error: coded('one-of') });
export const enquiryQuery = z.object({ state: state.optional(), q: words(100, 0).optional(), ...paging });
export const enquiryChange = z
  .object({ state, shopNote: words(2000, 0) })
  .partial()
  .openapi('EnquiryChange');
const wireEnquiry = z
  .object({
    reference: z.string(),
    service: z.string().nullable(),
    plan: z.number().int().nullable(),
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    pincode: z.string(),
    message: z.string(),
    note: z.string(),
    preferredDay: z.string().nullable(),
    preferredTime: z.string(),
    locale: z.string(),
    state,
    shopNote: z.string(),
    createdAt: z.iso.datetime(),
  })
  .openapi('Enquiry');
export const enquiryList = z.object({
  status: success,
  ...listed,
  data: z.object({ enquiries: z.array(wireEnquiry) }),
});
export const enquiryChanged = z.object({ status: success, data: z.object({ enquiry: wireEnquiry }) });
export const encodeEnquiry = ({
  category,
  planId,
  address: _,
  createdAt,
  ...rest
}: Enquiry): z.infer<typeof wireEnquiry> => ({
  ...rest,
  service: category,
  plan: planId,
  createdAt: createdAt.toISOString(),
});
