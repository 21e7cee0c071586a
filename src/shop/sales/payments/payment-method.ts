/** The ways to pay. How each is opened, captured and paid back is its gateway's ({@link PaymentGateway}). */
export type PaymentMethod = 'razorpay';

/**
 * All that an order or booking knows of how it was paid: by which method, and under which ids the method's provider knows it. It is
 * shown and searched for (the shopper finds the ids on the bank statement), and never acted on: that goes by the payment.
 */
export type PaymentReference = { method: PaymentMethod; orderId: string; paymentId: string };

/** Rows do not say their method yet: there has been one. The column comes with the second, and is read here. */
export const referenceOf = (row: { providerOrderId: string; providerPaymentId: string }): PaymentReference => ({
  method: 'razorpay',
  orderId: row.providerOrderId,
  paymentId: row.providerPaymentId,
});

/** The columns in which a reference is kept. */
export const referenceColumns = ({ orderId, paymentId }: PaymentReference) => ({
  providerOrderId: orderId,
  providerPaymentId: paymentId,
});
