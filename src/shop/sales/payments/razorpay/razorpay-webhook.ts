import { z } from 'zod';
import { isSignature } from '#src/platform/signature.ts';
import { ForgedWebhook, type ProviderEvent, type ProviderNews, type Webhook } from '../gateway.ts';
import { readPayment, readRefund } from './razorpay-shapes.ts';

const envelope = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: z.unknown() }).optional(),
    refund: z.object({ entity: z.unknown() }).optional(),
  }),
});
type Payload = z.infer<typeof envelope>['payload'];

/** Events about a payment that mean something to us (Razorpay: webhooks, payments and orders). */
const PAYMENT_EVENTS: Record<string, 'authorized' | 'captured' | 'failed'> = {
  'payment.authorized': 'authorized',
  'payment.captured': 'captured',
  'order.paid': 'captured',
  'payment.failed': 'failed',
};

/** Checks that a webhook is Razorpay's, and reads it. Events that we do not handle are accepted with any payload. */
export function readRazorpayWebhook(secret: string, { rawBody, header }: Webhook): ProviderEvent {
  const signature = header('x-razorpay-signature') ?? '';
  if (!isSignature(secret, rawBody, signature)) throw new ForgedWebhook(signature ? 'signature' : 'no-signature');
  const { event, payload } = envelope.parse(JSON.parse(rawBody));
  return { id: (header('x-razorpay-event-id') ?? '').slice(0, 200), name: event, news: newsOf(event, payload) };
}

function newsOf(event: string, { payment, refund }: Payload): ProviderNews | undefined {
  const kind = PAYMENT_EVENTS[event];
  if (kind) return { kind, payment: readPayment(payment?.entity) };
  if (event.startsWith('refund.')) return { kind: 'refund', refund: readRefund(refund?.entity) };
  return undefined;
}
