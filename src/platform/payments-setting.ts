import { isHttps } from '#src/platform/private-network.ts';

type Paying = { PAYMENTS?: 'sandbox' | 'razorpay' | undefined; PUBLIC_URL?: string | undefined; RAZORPAY_KEY_ID?: string | undefined };

/** What is wrong with how a shop would be paid: one whose keys got lost must stop, and not give its goods away. */
export function paymentsProblem({ PAYMENTS, PUBLIC_URL, RAZORPAY_KEY_ID: key }: Paying): string | undefined {
  const live = key !== undefined && !isTestKey(key);
  if (PAYMENTS === 'razorpay' && !key) return 'is razorpay, so RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must be set';
  if (PAYMENTS === 'sandbox' && live) return 'is sandbox, so the live keys in RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must go';
  if (PAYMENTS !== 'sandbox' && !live && isHttps(PUBLIC_URL))
    return 'must be sandbox, or the live keys of Razorpay be set, where PUBLIC_URL is https: without them nobody is charged';
  return undefined;
}

/** Whether a key is one of Razorpay's test mode, in which no money moves. */
export const isTestKey = (keyId: string): boolean => keyId.startsWith('rzp_test_');
