import { z } from 'zod';
import type { ProviderError, ProviderOrder, ProviderPayment, ProviderRefund } from '../gateway.ts';

/** The fields we read of Razorpay's entities, mapped to our types. REST and webhooks send the same entities. */
const text = z.string();
const maybe = text.nullish().transform((value) => value ?? null);
/** In the smallest unit of the currency. */
const amount = z.number().int();

const order = z.object({
  id: text,
  amount,
  currency: text,
  receipt: maybe,
  status: z.enum(['created', 'attempted', 'paid']),
});

const payment = z
  .object({
    id: text,
    order_id: maybe,
    amount,
    currency: text,
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    method: maybe,
    error_code: maybe,
    error_description: maybe,
    error_source: maybe,
    error_step: maybe,
    error_reason: maybe,
  })
  .transform(
    ({
      order_id,
      error_code,
      error_description,
      error_source,
      error_step,
      error_reason,
      ...same
    }): ProviderPayment => ({
      ...same,
      orderId: order_id,
      error: error_code
        ? {
            code: error_code,
            description: error_description ?? '',
            source: error_source,
            step: error_step,
            reason: error_reason,
          }
        : null,
    }),
  );

const refund = z
  .object({
    id: text,
    payment_id: text,
    amount,
    status: z.enum(['pending', 'processed', 'failed']),
    // Empty notes come as an empty list.
    notes: z.object({ refund: text.optional() }).or(z.array(z.unknown())).nullish(),
  })
  .transform(
    ({ payment_id, notes, ...same }): ProviderRefund => ({
      ...same,
      paymentId: payment_id,
      ...(notes && 'refund' in notes && { ours: notes.refund }),
    }),
  );

const refusal = z.object({
  error: z.object({
    code: text.nullish(),
    description: text.nullish(),
    source: maybe,
    step: maybe,
    reason: maybe,
  }),
});

export const readOrder = (json: unknown): ProviderOrder => order.parse(json);
export const readPayment = (json: unknown): ProviderPayment => payment.parse(json);
export const readPayments = (json: unknown): ProviderPayment[] =>
  z.object({ items: z.array(payment) }).parse(json).items;
export const readRefund = (json: unknown): ProviderRefund => refund.parse(json);

/** The error in a refusal; `UNREADABLE` if there is none. */
export function readError(json: unknown): ProviderError {
  const { data } = refusal.safeParse(json);
  if (!data) return { code: 'UNREADABLE', description: '', source: null, step: null, reason: null };
  const { code, description, ...rest } = data.error;
  return { code: code ?? 'UNKNOWN', description: description ?? '', ...rest };
}

/** Bodies of our own calls. */
export const orderRequest = (input: { amount: number; receipt: string; notes: Record<string, string> }) => ({
  ...input,
  currency: 'INR',
  unique_receipt: true,
  // Razorpay captures automatically within 12 minutes; a payment confirmed later waits up to 5 days for us to capture it.
  payment: {
    capture: 'automatic',
    capture_options: { automatic_expiry_period: 12, manual_expiry_period: 7200, refund_speed: 'normal' },
  },
});
export const captureRequest = (captured: number) => ({ amount: captured, currency: 'INR' });
