import { referenceOf } from '../bank-transfer/reference.ts';
import type { PaymentGateway } from '../gateway.ts';
import { createGatewayByHand } from '../gateway-by-hand.ts';

/** Cash on delivery: opening gives a reference; the customer's code makes the order; the carrier's remittance settles it (sales/collections). */
export const createCashGateway = ({ test }: { test: boolean }): PaymentGateway =>
  createGatewayByHand('cash-on-delivery', { test, referenceOf: (paymentId) => referenceOf(paymentId, 'CD') });
