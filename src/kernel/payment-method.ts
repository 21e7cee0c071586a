/** The ways to pay. How each is opened, captured and paid back is its gateway's; what the browser does, its module's in the checkout. */
export const PAYMENT_METHODS = ['razorpay'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The one that the checkout offers, and that is meant where a call names none. */
export const OFFERED_METHOD: PaymentMethod = PAYMENT_METHODS[0];
