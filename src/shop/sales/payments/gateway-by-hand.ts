import type { PaymentMethod } from '#src/kernel/payment-method.ts';
import { ForgedWebhook, type PaymentGateway, type ProviderPayment, ProviderRefusal } from './gateway.ts';

const unknown = () =>
  new ProviderRefusal(400, {
    code: 'BAD_REQUEST_ERROR',
    description: 'This method has no provider to ask',
    source: null,
    step: null,
    reason: null,
  });

/** A method without a provider: opening gives a reference of our own, and a refund is pending until the owner has sent it. */
export const createGatewayByHand = (
  method: PaymentMethod,
  { test, referenceOf }: { test: boolean; referenceOf: (paymentId: string) => string },
): PaymentGateway => ({
  method,
  checkout: { key: '', script: '' },
  test,
  createOrder: async ({ amount, receipt }) => ({
    id: referenceOf(receipt),
    amount,
    currency: 'INR',
    receipt,
    status: 'created',
  }),
  showPayment: (): Promise<ProviderPayment> => Promise.reject(unknown()),
  findPayment: async () => undefined,
  paymentsOfOrder: async () => [],
  capture: (): Promise<ProviderPayment> => Promise.reject(unknown()),
  refund: async ({ paymentId, amount, key }) => ({ id: key, paymentId, amount, status: 'pending', ours: key }),
  showRefund: () => Promise.reject(unknown()),
  isCheckoutSignature: () => false,
  readWebhook: () => {
    throw new ForgedWebhook('no-signature');
  },
});
