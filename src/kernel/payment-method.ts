/** The ways to pay. How each is opened, captured and paid back is its gateway's; what the browser does, its module's in the checkout. */
const PAYMENT_METHODS = ['razorpay'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The way of paying that the checkout offers; there is nothing to choose while there is one. */
export const OFFERED_METHOD: PaymentMethod = PAYMENT_METHODS[0];
