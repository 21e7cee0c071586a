/** Why a simulated payment failed, in Razorpay's words (https://razorpay.com/docs/errors/payments/cards). */
export type Failure = { code: string; description: string; source: string; step: string; reason: string };

const failure = (reason: string, source: string, step: string, description: string): Failure => ({
  code: 'BAD_REQUEST_ERROR',
  description,
  source,
  step,
  reason,
});

export const FAILURES = {
  payment_failed: failure(
    'payment_failed',
    'bank',
    'payment_authorization',
    "Your payment didn't go through as it was declined by the bank. Try another payment method or contact your bank.",
  ),
  payment_declined: failure(
    'payment_declined',
    'customer',
    'payment_authorization',
    'Your payment was declined in the UPI app. Try again or use another payment method.',
  ),
  insufficient_funds: failure(
    'insufficient_funds',
    'customer',
    'payment_authorization',
    'Your payment could not be completed due to insufficient account balance. Try another card or payment method.',
  ),
  card_declined: failure(
    'card_declined',
    'bank',
    'payment_authorization',
    "Your payment didn't go through as your card was declined by the bank. Try another card or contact your bank.",
  ),
  payment_timed_out: failure(
    'payment_timed_out',
    'customer',
    'payment_authentication',
    'Payment was not completed on time. Try again or use another payment method.',
  ),
  invalid_otp: failure(
    'invalid_otp',
    'customer',
    'payment_authentication',
    'Authentication failed due to incorrect otp',
  ),
  payment_cancelled: failure(
    'payment_cancelled',
    'customer',
    'payment_authentication',
    'You cancelled the payment. Try again or use another payment method.',
  ),
} as const;

export type FailureReason = keyof typeof FAILURES;
export const isFailureReason = (value: unknown): value is FailureReason =>
  typeof value === 'string' && Object.hasOwn(FAILURES, value);

/** The default failure of each method. */
export const usualFailure = (method: 'card' | 'upi' | 'netbanking'): FailureReason =>
  method === 'upi' ? 'payment_declined' : 'payment_failed';
