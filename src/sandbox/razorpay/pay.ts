import type { Deliveries } from './deliveries.ts';
import { plausible } from './ledger.store.ts';
import { type Attempt, makePayment } from './make-payment.ts';
import { FAILURES, isFailureReason, usualFailure } from './outcomes.ts';
import { ProviderRefusal } from './provider-refusal.ts';
import { readText } from './read-input.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { sign } from './signature.ts';
import { readBank } from './test-banks.ts';

/** When the webhook is sent: after the answer, before it, instead of it, or not at all. */
type Webhook = 'after' | 'first' | 'only' | false;

/** Reads one of several words; the first is the default. */
function choice<T extends string>(value: unknown, field: string, words: readonly [T, ...T[]]): T {
  if (value === undefined || value === null) return words[0];
  const word = words.find((one) => one === value);
  if (word === undefined) throw new ProviderRefusal(`The ${field} must be one of ${words.join(', ')}.`, { field });
  return word;
}

function readWebhook(value: unknown): Webhook {
  if (value === undefined || value === null || value === true) return 'after';
  if (value === false || value === 'first' || value === 'only') return value;
  throw new ProviderRefusal('The webhook must be false, "first" or "only".', { field: 'webhook' });
}

/** Seconds until a failed payment turns out to be paid; `true` means at once. */
function readLate(value: unknown): number | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return 0;
  if (typeof value !== 'number' || !(value >= 0 && value <= 3 * 86_400))
    throw new ProviderRefusal('The late must be true or seconds up to three days.', { field: 'late' });
  return value;
}

/**
 * The attempt that a request describes:
 * `{"order_id", "method": "card|upi|netbanking", "bank"?, "outcome": "success|failure", "reason"?, "capture"?, "late"?, "refunds"?, "webhook"?, "email"?, "contact"?}`.
 */
export function readAttempt(body: Record<string, unknown>): Attempt {
  const orderId = readText(body['order_id'], 'order_id', 100);
  if (!orderId) throw new ProviderRefusal('order_id: is required.', { field: 'order_id' });
  const method = choice(body['method'], 'method', ['card', 'upi', 'netbanking']);
  const outcome = choice(body['outcome'], 'outcome', ['success', 'failure']);
  const reason = body['reason'] ?? usualFailure(method);
  if (!isFailureReason(reason))
    throw new ProviderRefusal(`The reason must be one of ${Object.keys(FAILURES).join(', ')}.`, { field: 'reason' });
  return {
    orderId: plausible(orderId),
    method,
    fails: outcome === 'failure' ? reason : undefined,
    capture: body['capture'] !== false,
    card: method === 'card' ? { network: 'Visa', last4: '1007', name: 'Test Shopper' } : null,
    vpa: method === 'upi' ? `${outcome}@razorpay` : null,
    bank: method === 'netbanking' ? readBank(body['bank']) : null,
    email: readText(body['email'], 'email', 254),
    contact: readText(body['contact'], 'contact', 20),
    lateAfter: readLate(body['late']),
    refunds: choice(body['refunds'], 'refunds', ['processed', 'failed', 'pending']),
    sendsWebhooks: readWebhook(body['webhook']) !== false,
  };
}

/** What the checkout window passes to its handler, or the error object of `payment.failed`. */
export type PayAnswer =
  | { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string }
  | { error: (typeof FAILURES)[keyof typeof FAILURES] & { metadata: { order_id: string; payment_id: string } } };

/** Makes the attempt and words its result. Webhooks stay queued; the caller decides when to send them. */
export async function attemptPayment(
  parts: SandboxParts,
  attempt: Attempt,
): Promise<{ answer: PayAnswer; eventIds: string[]; paymentId: string }> {
  const { payment, eventIds } = await makePayment(parts, attempt);
  const ids = { order_id: payment.orderId, payment_id: payment.id };
  const answer: PayAnswer = attempt.fails
    ? { error: { ...FAILURES[attempt.fails], metadata: ids } }
    : {
        razorpay_order_id: payment.orderId,
        razorpay_payment_id: payment.id,
        razorpay_signature: sign(parts.keySecret, `${payment.orderId}|${payment.id}`),
      };
  return { answer, eventIds, paymentId: payment.id };
}

/** POST /pay: a payment without a browser (rules.md §5). */
export async function pay(parts: SandboxParts, deliveries: Deliveries, body: Record<string, unknown>): Promise<object> {
  const webhook = readWebhook(body['webhook']);
  const attempt = readAttempt(body);
  const { answer, eventIds, paymentId } = await attemptPayment(parts, attempt);
  if (webhook === 'first' || webhook === 'only') await deliveries.sendNow(eventIds);
  else if (webhook === 'after') setImmediate(deliveries.nudge);
  return webhook === 'only'
    ? { webhook: 'only', razorpay_order_id: attempt.orderId, razorpay_payment_id: paymentId }
    : answer;
}
