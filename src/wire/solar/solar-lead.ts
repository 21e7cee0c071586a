import { z } from '@hono/zod-openapi';
import { LEAD_SOURCES, LEAD_STATES, LOST_REASONS } from '#src/kernel/lead-lifecycle.ts';
import type { Lead } from '#src/shop/solar/leads/lead.ts';
import { coded } from '#src/wire/coded.ts';
import { id, listed, paging, success, words } from '#src/wire/values.ts';

const state = z.enum(LEAD_STATES, { error: coded('one-of') });
const lostReason = z.enum(LOST_REASONS, { error: coded('one-of') });
const day = z.iso.date({ error: coded('must-be-day-like') });

export const leadQuery = z.object({ state: state.optional(), q: words(100, 0).optional(), ...paging });

/** PUT /admin/solar/leads/{id}: what is absent stays. */
export const leadChange = z
  .object({
    state: state.openapi({ description: 'Forward only; what is won or lost can go back to `contacted`' }),
    lostReason: lostReason.openapi({ description: 'Needed with the state `lost`, ignored with others' }),
    nextStep: words(200, 0),
    nextStepOn: day.nullable(),
    notes: words(4000, 0),
  })
  .partial()
  .openapi('SolarLeadChange');

const wireLead = z
  .object({
    id,
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    pincode: z.string(),
    locale: z.string(),
    source: z.enum(LEAD_SOURCES),
    state,
    lostReason: lostReason.nullable(),
    nextStep: z.string(),
    nextStepOn: z.string().nullable(),
    notes: z.string(),
    consentedAt: z.iso.datetime().openapi({ description: 'When they agreed to be called or written to' }),
    createdAt: z.iso.datetime(),
    changedAt: z.iso.datetime(),
  })
  .openapi('SolarLead');
export const leadList = z.object({ status: success, ...listed, data: z.object({ leads: z.array(wireLead) }) });
export const leadChanged = z.object({ status: success, data: z.object({ lead: wireLead }) });

export const encodeLead = ({ uid: _, consentedAt, createdAt, changedAt, ...lead }: Lead): z.infer<typeof wireLead> => ({
  ...lead,
  consentedAt: consentedAt.toISOString(),
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
});
