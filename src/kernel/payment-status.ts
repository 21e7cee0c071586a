/** How the money of an order or a booking stands, as the wire says it (spec.md §3). */
export const PAYMENT_STATUSES = ['success', 'refund pending', 'refunded', 'refund failed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
