import type { PaymentMethod } from '#src/kernel/payment-method.ts';

/**
 * How an order or booking was paid: the method, and the ids at the method's provider. For display and search only (the
 * shopper finds the ids on the bank statement); anything that acts on the payment reads the payment itself.
 */
export type PaymentReference = { method: PaymentMethod; orderId: string; paymentId: string };

/** The payment columns that a query reads; one-word names, because PostgreSQL turns them into JSON. */
export type PaidRow = { method: PaymentMethod; order: string | null; payment: string | null };

/** The reference of the payment behind an order or booking: it is captured, and so has both ids. */
export function referenceOf(paid: PaidRow | null): PaymentReference {
  if (!paid) throw new Error('an order or booking without its payment');
  return { method: paid.method, orderId: paid.order ?? '', paymentId: paid.payment ?? '' };
}
