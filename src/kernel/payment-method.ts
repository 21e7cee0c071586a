/** Payment methods. Opening, capturing and refunding is up to each method's gateway; the browser's part is in its checkout module. */
export const PAYMENT_METHODS = ['razorpay'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The one that the checkout offers; the default where a call names none. */
export const OFFERED_METHOD: PaymentMethod = PAYMENT_METHODS[0];

/** A UPI payment to a shop is limited to one lakh rupees (NPCI): above that, netbanking comes first. In paise. */
export const UPI_LIMIT = 10_000_000;
