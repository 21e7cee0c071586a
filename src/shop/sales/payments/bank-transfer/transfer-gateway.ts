import { ForgedWebhook, type PaymentGateway, type ProviderPayment, ProviderRefusal } from '../gateway.ts';
import { referenceOf } from './reference.ts';

const unknown = () =>
  new ProviderRefusal(400, {
    code: 'BAD_REQUEST_ERROR',
    description: 'A bank transfer has no provider to ask',
    source: null,
    step: null,
    reason: null,
  });

/**
 * A transfer to the owner's account: there is no provider. Opening gives the reference; the bank's statement settles it (take-statement.ts,
 * match-credits.ts); a refund is pending until the owner has sent it (note-refund-sent.ts).
 */
export const createTransferGateway = ({ test }: { test: boolean }): PaymentGateway => ({
  method: 'bank-transfer',
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
