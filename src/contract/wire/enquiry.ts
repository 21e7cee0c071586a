import { z } from '@hono/zod-openapi';
import { ruled } from '#src/contract/wire/user.ts';
import { id, success, words } from '#src/contract/wire/values.ts';

const when = {
  preferredDay: z.iso.date({ error: 'Must be a day, like 2026-11-30' }).optional(),
  preferredTime: z.enum(['any', 'morning', 'afternoon'], { error: 'Must be any, morning or afternoon' }).default('any'),
  locale: z.enum(['en', 'hi', 'gu'], { error: 'Must be en, hi or gu' }).default('en'),
};

/** About a kind of home service: from everybody. */
export const enquiryBody = z
  .object({
    /** The slug of a kind of home service. */
    service: id,
    name: ruled('name'),
    phone: ruled('phone'),
    email: ruled('email'),
    pincode: ruled('zipcode'),
    message: words(2000),
    ...when,
  })
  .openapi('EnquiryBody');

/** About a visit of a plan, at a saved address: from whoever is signed in. Phone and PIN code are the address's. */
export const visitRequestBody = z
  .object({
    plan: z.number({ error: 'Must be a plan’s number' }).int('Must be a plan’s number').min(1).max(1_000_000),
    name: ruled('name'),
    email: ruled('email'),
    addressId: id,
    problems: words(2000, 0).default(''),
    note: words(1000, 0).default(''),
    ...when,
    preferredDay: z.iso.date({ error: 'Must be a day, like 2026-11-30' }),
  })
  .openapi('VisitRequestBody');

export const enquiryAnswer = z.object({ status: success, reference: z.string() });
