/** Payment methods. Opening, capturing and refunding is up to each method's gateway; the browser's part is in its checkout module. */
export const PAYMENT_METHODS = ['razorpay', 'bank-transfer'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The one that the checkout offers first; the default where a call names none. */
export const OFFERED_METHOD: PaymentMethod = PAYMENT_METHODS[0];

/**
 * Methods that no provider confirms: the payment waits for days, beside what else the shopper buys, until the owner has the money, and the owner sends
 * refunds by hand.
 */
const BY_HAND: readonly PaymentMethod[] = ['bank-transfer'];
export const isByHand = (method: PaymentMethod): boolean => BY_HAND.includes(method);

/** Methods that a provider confirms within minutes: a shopper's next payment takes the place of an open one. */
export const AT_ONCE: readonly PaymentMethod[] = PAYMENT_METHODS.filter((method) => !isByHand(method));

/** A UPI payment to a shop is limited to one lakh rupees (NPCI): above that, netbanking comes first. In paise. */
export const UPI_LIMIT = 10_000_000;
