import type { PaymentMethod } from '#src/kernel/payment-method.ts';

/**
 * All that an order or booking knows of how it was paid: by which method, and under which ids the method's provider knows it. It is
 * shown and searched for (the shopper finds the ids on the bank statement), and never acted on: that goes by the payment.
 */
export type PaymentReference = { method: PaymentMethod; orderId: string; paymentId: string };

/** What a statement reads of the payment; one-word names, for PostgreSQL makes it into JSON. */
export type PaidRow = { method: PaymentMethod; order: string | null; payment: string | null };

/** Of the payment that an order or booking was made of: it is captured, and so has both ids. */
export function referenceOf(paid: PaidRow | null): PaymentReference {
  if (!paid) throw new Error('an order or booking without its payment');
  return { method: paid.method, orderId: paid.order ?? '', paymentId: paid.payment ?? '' };
}
