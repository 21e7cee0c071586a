/** The payment status of an order or a booking, as on the wire (spec.md §3). */
export const PAYMENT_STATUSES = ['success', 'refund pending', 'refunded', 'refund failed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
