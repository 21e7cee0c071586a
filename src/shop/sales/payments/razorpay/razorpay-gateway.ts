import { isSignature } from '#src/platform/signature.ts';
import { type PaymentGateway, ProviderRefusal } from '../gateway.ts';
import { isTestKey } from '../settings.ts';
import { type ClientOptions, isUnknownId, knownId, openRazorpayClient } from './razorpay-client.ts';
import { captureRequest, orderRequest, readOrder, readPayment, readPayments, readRefund } from './razorpay-shapes.ts';
import { readRazorpayWebhook } from './razorpay-webhook.ts';

export type RazorpayOptions = ClientOptions & { webhookSecret: string };

/** Razorpay, or the sandbox that imitates it: everything specific to Razorpay stays in this folder. */
export function createRazorpayGateway({ webhookSecret, ...options }: RazorpayOptions): PaymentGateway {
  const { keyId, keySecret, sandbox } = options;
  const call = openRazorpayClient(options);

  const showPayment = async (id: string) =>
    call({ what: 'payment', path: `/payments/${knownId('pay', id)}`, read: readPayment });

  return {
    method: 'razorpay',
    checkout: {
      key: keyId,
      script: sandbox ? '/sandbox/razorpay/checkout.js' : 'https://checkout.razorpay.com/v1/checkout.js',
    },
    test: sandbox !== undefined || isTestKey(keyId),
    async createOrder({ amount, receipt, notes }) {
      const body = orderRequest({ amount, receipt, notes });
      const created = await call({ what: 'order', method: 'POST', path: '/orders', body, read: readOrder });
      if (created.amount !== amount) throw new Error(`The provider knows the receipt ${receipt} with another amount.`);
      return created;
    },
    showPayment,
    async findPayment(id) {
      try {
        return await showPayment(id);
      } catch (error) {
        if (error instanceof ProviderRefusal && isUnknownId(error.error)) return undefined;
        throw error;
      }
    },
    paymentsOfOrder: async (orderId) =>
      call({ what: 'payments', path: `/orders/${knownId('order', orderId)}/payments`, read: readPayments }),
    async capture(id, amount) {
      const path = `/payments/${knownId('pay', id)}/capture`;
      try {
        return await call({ what: 'capture', method: 'POST', path, body: captureRequest(amount), read: readPayment });
      } catch (error) {
        // The webhook's capture and ours can race; then there is nothing left to do.
        const done = error instanceof ProviderRefusal ? await showPayment(id) : undefined;
        if (done?.status === 'captured' || done?.status === 'refunded') return done;
        throw error;
      }
    },
    refund: async ({ paymentId, amount, key, notes }) =>
      call({
        what: 'refund',
        method: 'POST',
        path: `/payments/${knownId('pay', paymentId)}/refund`,
        body: { amount, notes },
        headers: { 'X-Refund-Idempotency': key },
        read: readRefund,
      }),
    showRefund: async (id) => call({ what: 'refund', path: `/refunds/${knownId('rfnd', id)}`, read: readRefund }),
    isCheckoutSignature: ({ orderId, paymentId, signature }) =>
      isSignature(keySecret, `${orderId}|${paymentId}`, signature),
    readWebhook: (webhook) => readRazorpayWebhook(webhookSecret, webhook),
  };
}
