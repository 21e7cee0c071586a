import type { Paise } from '#src/kernel/money.ts';
import { because } from '#src/kernel/refusals.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { insertRefund, isOwed, roomForRefund } from './refund.store.ts';

export const REFUND_QUEUE = 'payments.refund';

/**
 * What is refunded, and for what: an order, a booking or an installation, or none of them where none was made.
 * `captured`: what the provider took, if not the payment's own amount. `providerPaymentId`: for a second payment of the
 * same provider order, instead of the payment's own money.
 */
export type RefundInput = {
  paymentId: string;
  orderId?: string | null;
  bookingId?: string;
  installationId?: string | null;
  amount: Paise;
  reason: string;
  cause: string;
  captured?: Paise;
  providerPaymentId?: string;
};

/**
 * Promises a refund, in the transaction of its cause; a job then asks the provider, outside any transaction.
 * One refund per cause: a second promise for it changes nothing. All refunds of a payment together never exceed
 * it: they queue behind the payment's row. Answers the refund's id, or undefined when it was promised before.
 * Throws `conflict` when more would be refunded than was paid, `wrong-step` while the money is due.
 */
export async function startRefund(
  { clock, jobs }: Pick<Platform, 'clock' | 'jobs'>,
  { trx, expire }: Write,
  input: RefundInput,
): Promise<string | undefined> {
  const at = clock.now();
  const id = newId('rfd', at.getTime());
  const room = await roomForRefund(trx, input);
  if (room === undefined) return undefined;
  if (room === 0 && (await isOwed(trx, input.paymentId))) throw new Fault('wrong-step', 'cash-not-collected');
  if (input.amount > room) throw new Fault('conflict', because('refund-too-large', { amount: room }));
  const added = await insertRefund(trx, {
    id,
    paymentId: input.paymentId,
    orderId: input.orderId ?? null,
    bookingId: input.bookingId ?? null,
    installationId: input.installationId ?? null,
    providerPaymentId: input.providerPaymentId ?? null,
    amountPaise: input.amount,
    reason: input.reason,
    cause: input.cause,
    state: 'pending',
    providerRefundId: null,
    lastError: null,
    createdAt: at,
    updatedAt: at,
  });
  if (!added) return undefined;
  expire(live('payments'), live(input.bookingId ? 'bookings' : 'orders'));
  await jobs.send(trx, REFUND_QUEUE, { refundId: id });
  return id;
}
