/** Payment methods. Opening, capturing and refunding is up to each method's gateway; the browser's part is in its checkout module. */
export const PAYMENT_METHODS = ['razorpay', 'bank-transfer', 'cash-on-delivery'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The one that the checkout offers first; the default where a call names none. */
export const OFFERED_METHOD: PaymentMethod = PAYMENT_METHODS[0];

/** Methods that no provider confirms: the owner says that the money is there, and sends refunds by hand. */
const BY_HAND: readonly PaymentMethod[] = ['bank-transfer', 'cash-on-delivery'];
export const isByHand = (method: PaymentMethod): boolean => BY_HAND.includes(method);

/** Methods whose provider can be asked. */
export const BY_PROVIDER: readonly PaymentMethod[] = PAYMENT_METHODS.filter((method) => !isByHand(method));

/** Whether a payment waits for days, beside what else the shopper buys. */
export const waitsForDays = (method: PaymentMethod): boolean => method === 'bank-transfer';

/** Methods that are decided within minutes: a shopper's next payment takes the place of an open one. */
export const AT_ONCE: readonly PaymentMethod[] = PAYMENT_METHODS.filter((method) => !waitsForDays(method));

/** Whether the order is made before the money comes: its payment is then due (docs/decisions/0066). */
export const isDueOnDelivery = (method: PaymentMethod): boolean => method === 'cash-on-delivery';

/** A UPI payment to a shop is limited to one lakh rupees (NPCI): above that, netbanking comes first. In paise. */
export const UPI_LIMIT = 10_000_000;
