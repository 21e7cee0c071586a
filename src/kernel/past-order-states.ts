/** How an order of a former shop ended there, as far as its file says. */
export const PAST_ORDER_STATES = ['unpaid', 'paid', 'sent', 'cancelled', 'refunded', 'part-refunded'] as const;
export type PastOrderState = (typeof PAST_ORDER_STATES)[number];
