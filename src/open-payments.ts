import { randomBytes } from 'node:crypto';
import { callerNetwork } from '#src/platform/http/caller.ts';
import type { Platform } from '#src/platform/platform.ts';
import { getOrCreateSecret } from '#src/platform/settings/secret.store.ts';
import { createRazorpaySandbox } from '#src/sandbox/razorpay/sandbox.ts';
import { createTransferGateway } from '#src/shop/sales/payments/bank-transfer/transfer-gateway.ts';
import { createCashGateway } from '#src/shop/sales/payments/cash-on-delivery/cash-gateway.ts';
import { createRazorpayGateway } from '#src/shop/sales/payments/razorpay/razorpay-gateway.ts';

/** Razorpay itself if keys are set, else the sandbox with its own keys; one code path for both. Beside it, transfers to the owner's account and cash on delivery. */
export async function openPayments(platform: Platform, ownAddress: () => string) {
  const { settings, db, clock, log, personalHash } = platform;
  const byHand = {
    'bank-transfer': createTransferGateway({ test: settings.testPayments }),
    'cash-on-delivery': createCashGateway({ test: settings.testPayments }),
  };
  if (settings.razorpay)
    return {
      gateways: { razorpay: createRazorpayGateway({ ...settings.razorpay, log }), ...byHand },
      sandbox: undefined,
    };
  const fresh = () => randomBytes(18).toString('base64url');
  const keys = {
    keyId: `rzp_test_${(await getOrCreateSecret(db, 'sandbox key id', () => randomBytes(7).toString('hex'))).slice(0, 14)}`,
    keySecret: await getOrCreateSecret(db, 'sandbox key secret', fresh),
    webhookSecret: await getOrCreateSecret(db, 'sandbox webhook secret', fresh),
  };
  const sandbox = createRazorpaySandbox({
    ...{ db, clock, log, settings, personalHash, ...keys },
    network: (c) => callerNetwork(c, settings),
    webhookUrl: () => `${ownAddress()}/api/razorpay/webhook`,
  });
  return {
    gateways: {
      razorpay: createRazorpayGateway({ ...keys, log, sandbox: () => `${ownAddress()}/sandbox/razorpay` }),
      ...byHand,
    },
    sandbox,
  };
}
