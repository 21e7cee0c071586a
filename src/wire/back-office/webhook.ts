import { z } from '@hono/zod-openapi';
import { DELIVERY_STATES, TEST_EVENT, WEBHOOK_EVENTS } from '#src/kernel/webhook-events.ts';
import type { Delivery, Webhook, WebhookDraft } from '#src/shop/back-office/webhooks/webhook.ts';
import { coded } from '#src/wire/coded.ts';
import { proof } from '#src/wire/customers/account.ts';
import { id, listed, paging, success, words } from '#src/wire/values.ts';

const event = z.enum(WEBHOOK_EVENTS, { error: coded('one-of') });

/** Adding or changing one asks for the password, or a code where the account has none: it sends customers’ addresses away for as long as it is there. */
export const webhookBody = z
  .object({
    name: words(60),
    url: words(2048).openapi({ description: 'A public address, https, without a name or password' }),
    events: z.array(event, { error: coded('must-be-list') }).min(1, coded('choose-scope')),
    ...proof,
  })
  .openapi('WebhookBody');
export const decodeWebhook = ({ name, url, events }: z.infer<typeof webhookBody>): WebhookDraft => ({
  name,
  url,
  events,
});

const wireWebhook = z
  .object({
    id,
    name: z.string(),
    url: z.string(),
    events: z.array(event),
    createdAt: z.iso.datetime(),
    formerUntil: z.iso.datetime().nullable().openapi({ description: 'Until then the former secret signs as well' }),
  })
  .openapi('Webhook');
const secret = z.string().openapi({ description: 'Shown only here; it signs what is sent' });
export const webhookList = z.object({ status: success, data: z.object({ webhooks: z.array(wireWebhook) }) });
export const webhookAnswer = z.object({ status: success, data: z.object({ webhook: wireWebhook }) });
export const webhookMade = z.object({ status: success, data: z.object({ secret, webhook: wireWebhook }) });
export const secretAnswer = z.object({ status: success, data: z.object({ secret }) });

export const encodeWebhook = ({
  id: known,
  name,
  url,
  events,
  createdAt,
  formerUntil,
}: Webhook): z.infer<typeof wireWebhook> => ({
  id: known,
  name,
  url,
  events,
  createdAt: createdAt.toISOString(),
  formerUntil: formerUntil?.toISOString() ?? null,
});

const wireDelivery = z
  .object({
    id,
    event: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
    subject: z.string().openapi({ description: 'The id of the order, payment, product, visit or lead' }),
    state: z.enum(DELIVERY_STATES),
    createdAt: z.iso.datetime(),
    nextAt: z.iso.datetime(),
    attempts: z.number().int(),
    attemptedAt: z.iso.datetime().nullable(),
    status: z.number().int().nullable().openapi({ description: 'The answer’s HTTP status' }),
    reason: z.string().nullable().openapi({ description: 'Why the last attempt failed' }),
    milliseconds: z.number().int().nullable(),
  })
  .openapi('WebhookDelivery');
export const deliveryQuery = z.object(paging);
export const deliveryList = z.object({
  status: success,
  ...listed,
  data: z.object({ deliveries: z.array(wireDelivery) }),
});
export const testAnswer = z.object({ status: success, data: z.object({ id }) });

export const encodeDelivery = ({
  createdAt,
  nextAt,
  attemptedAt,
  ...delivery
}: Delivery): z.infer<typeof wireDelivery> => ({
  ...delivery,
  createdAt: createdAt.toISOString(),
  nextAt: nextAt.toISOString(),
  attemptedAt: attemptedAt?.toISOString() ?? null,
});
