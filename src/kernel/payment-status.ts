/** The payment status of an order or a booking that was paid, as on the wire (spec.md §3). */
export const PAID_STATUSES = ['success', 'refund pending', 'refunded', 'refund failed'] as const;
export type PaidStatus = (typeof PAID_STATUSES)[number];

/** The same of an order, which may also be paid on delivery (docs/decisions/0066): its money is due, or never came. */
export const PAYMENT_STATUSES = [...PAID_STATUSES, 'due', 'uncollected'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Whether money has come for it at all. */
export const isPaid = (status: PaymentStatus): status is PaidStatus => status !== 'due' && status !== 'uncollected';
