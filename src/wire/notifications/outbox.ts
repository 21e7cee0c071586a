import { z } from '@hono/zod-openapi';
import type { OutboxRow, QueuedMessage } from '#src/platform/mail/outbox.ts';
import { listed, success } from '#src/wire/values.ts';

const instant = z.iso.datetime();
const row = z.object({
  _id: z.string(),
  channel: z.enum(['mail', 'sms', 'whatsapp']),
  kind: z.string(),
  to: z.string(),
  subject: z.string().openapi({ description: 'Empty for an SMS or WhatsApp message' }),
  locale: z.string(),
  reference: z.string().nullable(),
  state: z.enum(['queued', 'sent', 'failed']),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
});
const wireRow = row.openapi('OutboxRow');
const wireMessage = row
  .extend({ replyTo: z.string(), templateId: z.string().nullable(), text: z.string(), html: z.string() })
  .openapi('OutboxMessage');

export const outboxList = z.object({ status: success, ...listed, data: z.object({ messages: z.array(wireRow) }) });
export const outboxAnswer = z.object({ status: success, data: z.object({ message: wireMessage }) });

export const encodeOutboxRow = (one: OutboxRow): z.infer<typeof wireRow> => ({
  _id: one.id,
  channel: one.channel,
  kind: one.kind,
  to: one.recipient,
  subject: one.subject,
  locale: one.locale,
  reference: one.reference,
  state: one.state,
  attempts: one.attempts,
  lastError: one.lastError,
  createdAt: one.createdAt.toISOString(),
  sentAt: one.sentAt?.toISOString() ?? null,
});

export const encodeOutboxMessage = (one: QueuedMessage): z.infer<typeof wireMessage> => ({
  ...encodeOutboxRow(one),
  replyTo: one.replyTo,
  templateId: one.templateId,
  text: one.text,
  html: one.html,
});
