import type { Write } from '#src/platform/database/transact.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { movePayment } from '../payment.store.ts';

// How a payment that is due ends. Whoever calls has locked its order before, so that cancelling and collecting never wait for one another in a circle.

/** The money has come. False where the payment is not due any more: each is collected once. */
export async function collectDue(
  write: Write,
  paymentId: string,
  { collectionId, at }: { collectionId: string; at: Date },
): Promise<boolean> {
  write.expire(live('payments'));
  const settled = { state: 'settled' as const, providerPaymentId: collectionId, capturedAt: at, settledAt: at };
  return movePayment(write.trx, paymentId, ['due'], settled);
}

/** No money will come: there is nothing to refund. False where the payment is not due, so that its money has to go back. */
export async function giveUpDue(write: Write, paymentId: string): Promise<boolean> {
  write.expire(live('payments'));
  return movePayment(write.trx, paymentId, ['due'], { state: 'uncollected' });
}
