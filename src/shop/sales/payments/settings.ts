import { z } from 'zod';
import { isHttps } from '#src/platform/private-network.ts';
import { allOrNone, type Given, type Problem, text } from '#src/platform/settings/kinds.ts';
import type { SERVER } from '#src/platform/settings/server.ts';

export const PAYMENTS = {
  PAYMENTS: z.enum(['sandbox', 'razorpay'], { error: 'must be sandbox or razorpay' }).optional(),
  RAZORPAY_KEY_ID: text.optional(),
  RAZORPAY_KEY_SECRET: text.optional(),
  RAZORPAY_WEBHOOK_SECRET: text.optional(),
};

export type PaymentSettings = {
  /** Real Razorpay keys; undefined means the built-in sandbox. */
  razorpay: { keyId: string; keySecret: string; webhookSecret: string } | undefined;
  /** Whether no money moves: the sandbox, or Razorpay with keys of its test mode. Such payments stay marked as tests for ever. */
  testPayments: boolean;
};

type Asked = Given<typeof PAYMENTS> & Pick<Given<typeof SERVER>, 'PUBLIC_URL'>;

export function paymentProblems(s: Asked): Problem[] {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = s;
  const half = allOrNone({ RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET });
  return [half ?? chargesNobody(s)];
}

/** A shop that has lost its keys must stop rather than give its goods away. */
function chargesNobody({ PAYMENTS, PUBLIC_URL, RAZORPAY_KEY_ID: key }: Asked): Problem {
  const live = key !== undefined && !isTestKey(key);
  if (PAYMENTS === 'razorpay' && !key)
    return ['PAYMENTS', 'is razorpay, so RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must be set'];
  if (PAYMENTS === 'sandbox' && live)
    return [
      'PAYMENTS',
      'is sandbox, so the live keys in RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must go',
    ];
  if (PAYMENTS !== 'sandbox' && !live && isHttps(PUBLIC_URL))
    return [
      'PAYMENTS',
      'must be sandbox, or the live keys of Razorpay be set, where PUBLIC_URL is https: without them nobody is charged',
    ];
  return undefined;
}

/** Whether a key is one of Razorpay's test mode, in which no money moves. */
export const isTestKey = (keyId: string): boolean => keyId.startsWith('rzp_test_');

export const readPayments = (s: Asked): PaymentSettings => ({
  razorpay:
    s.RAZORPAY_KEY_ID && s.RAZORPAY_KEY_SECRET && s.RAZORPAY_WEBHOOK_SECRET
      ? { keyId: s.RAZORPAY_KEY_ID, keySecret: s.RAZORPAY_KEY_SECRET, webhookSecret: s.RAZORPAY_WEBHOOK_SECRET }
      : undefined,
  testPayments: !s.RAZORPAY_KEY_ID || isTestKey(s.RAZORPAY_KEY_ID),
});
