import type { PaymentGateway } from '../gateway.ts';
import { createGatewayByHand } from '../gateway-by-hand.ts';
import { referenceOf } from './reference.ts';

/**
 * A transfer to the owner's account: there is no provider. Opening gives the reference; the bank's statement settles it (take-statement.ts,
 * match-credits.ts); a refund is pending until the owner has sent it (note-refund-sent.ts).
 */
export const createTransferGateway = ({ test }: { test: boolean }): PaymentGateway =>
  createGatewayByHand('bank-transfer', { test, referenceOf });
