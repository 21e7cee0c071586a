import { z } from '@hono/zod-openapi';
import { GRIEVANCE_TOPICS, type Grievance, type GrievanceStatus } from '#src/shop/content/support/grievance.ts';
import type { ContactMessage } from '#src/shop/content/support/list-messages.ts';
import { coded } from '#src/wire/coded.ts';
import { phoneNumber, ruled } from '#src/wire/customers/user.ts';
import { language, listed, paging, success, words } from '#src/wire/values.ts';

const instant = z.iso.datetime();
const sender = { name: ruled('name'), email: ruled('email'), phone: phoneNumber() };
const said = { name: z.string(), email: z.string(), phone: z.string(), locale: z.string() };

export const contactBody = z
  .object({
    ...sender,
    message: words(4000),
    locale: language.default('en'),
    website: z
      .string({ error: coded('must-be-text') })
      .max(500)
      .default('')
      .openapi({ description: 'Stays empty: people do not see this field' }),
  })
  .openapi('ContactBody');
export const contactAnswer = z.object({ status: success, reference: z.string() });

const contactState = z.enum(['new', 'suspect', 'answered', 'closed'], {
  error: coded('one-of'),
});
export const contactQuery = z.object({ state: contactState.optional(), q: words(100, 0).optional(), ...paging });
export const contactChange = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('answered'), answer: words(4000) }),
    z.object({ state: z.literal('new') }),
    z.object({ state: z.literal('closed') }),
  ])
  .openapi('ContactChange');
const contactMessage = z
  .object({
    reference: z.string(),
    ...said,
    message: z.string(),
    state: contactState,
    answer: z.string(),
    answeredAt: instant.nullable(),
    createdAt: instant,
  })
  .openapi('ContactMessage');
export const contactChanged = z.object({ status: success, data: z.object({ message: contactMessage }) });
export const contactList = z.object({
  status: success,
  ...listed,
  data: z.object({ messages: z.array(contactMessage) }),
});
export const encodeContact = ({
  createdAt,
  answeredAt,
  ...message
}: ContactMessage): z.infer<typeof contactMessage> => ({
  ...message,
  answeredAt: answeredAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

const topic = z.enum(GRIEVANCE_TOPICS, { error: coded('one-of') });
export const grievanceBody = z
  .object({
    ...sender,
    topic,
    about: words(100, 0).default(''),
    complaint: words(4000),
    locale: language.default('en'),
  })
  .openapi('GrievanceBody');
export const lookupBody = z.object({ ticket: words(40), email: ruled('email') }).openapi('GrievanceLookup');
export const grievanceChange = z
  .object({
    state: z.enum(['in-review', 'resolved'], { error: coded('one-of') }),
    answer: words(4000, 0).default(''),
  })
  .openapi('GrievanceAnswer');

const state = z.enum(['received', 'in-review', 'resolved'], { error: coded('one-of') });
const status = z.object({
  ticket: z.string(),
  topic,
  state,
  answer: z.string(),
  createdAt: instant,
  dueAt: instant,
  resolvedAt: instant.nullable(),
});
const wireStatus = status.openapi('GrievanceStatus');
const wireGrievance = status.extend({ ...said, about: z.string(), complaint: z.string() }).openapi('Grievance');
export const statusAnswer = z.object({ status: success, data: z.object({ grievance: wireStatus }) });
export const grievanceAnswer = z.object({ status: success, data: z.object({ grievance: wireGrievance }) });
export const grievanceQuery = z.object({ state: state.optional(), ...paging });
export const grievanceList = z.object({
  status: success,
  ...listed,
  data: z.object({ grievances: z.array(wireGrievance) }),
});

/** Nothing about the complainant: somebody else might have guessed the ticket number. */
export const encodeStatus = (one: GrievanceStatus): z.infer<typeof wireStatus> => ({
  ticket: one.ticket,
  topic: one.topic,
  state: one.state,
  answer: one.answer,
  createdAt: one.createdAt.toISOString(),
  dueAt: one.dueAt.toISOString(),
  resolvedAt: one.resolvedAt?.toISOString() ?? null,
});
export const encodeGrievance = (row: Grievance): z.infer<typeof wireGrievance> => ({
  ...encodeStatus(row),
  name: row.name,
  email: row.email,
  phone: row.phone,
  locale: row.locale,
  about: row.about,
  complaint: row.complaint,
});
