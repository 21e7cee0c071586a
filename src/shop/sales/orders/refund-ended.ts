import type { PaidStatus } from '#src/kernel/payment-status.ts';
import type { Write } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { listRefunds, type Refund } from '#src/shop/sales/payments/list-refunds.ts';
import type { EndedRefund } from '#src/shop/sales/payments/purchasable.ts';
import { notifyCustomer } from './notify-customer.ts';
import { lockOrder, setPaymentStatus } from './order.store.ts';

/** Records on the order how its refund ended, and notifies the customer, in the refund's own transaction. */
export async function refundEnded(
  platform: Platform,
  write: Write,
  orderId: string,
  { amount, outcome, at }: EndedRefund,
): Promise<void> {
  // Without the lock, two partial refunds that end at once each see the other as pending, and leave the order so for ever (seen).
  const order = await lockOrder(write.trx, orderId);
  if (!order) return;
  write.expire(live('orders'));
  await setPaymentStatus(write.trx, orderId, paymentStatusOf(order.total, await listRefunds(write.trx, orderId)), at);
  await notifyCustomer(write, platform, {
    kind: outcome === 'processed' ? 'refund-processed' : 'refund-failed',
    order,
    refund: amount,
  });
}

/** Notes that a refund of this order is under way, in the transaction that promises it. */
export const setPaymentPending = ({ trx }: Write, orderId: string, at: Date) =>
  setPaymentStatus(trx, orderId, 'refund pending', at);

/**
 * The payment status of an order after its refunds: a pending one decides, then a failed one; `refunded` when all of it
 * is back. A partial refund leaves the payment a success (rules.md §3 has only these four statuses).
 */
export function paymentStatusOf(
  total: number,
  refunds: Pick<Refund, 'id' | 'cause' | 'amount' | 'state'>[],
): PaidStatus {
  if (refunds.some(({ state }) => state === 'pending' || state === 'sent')) return 'refund pending';
  const triedAgain = (id: string) => refunds.some(({ cause }) => cause === `again:${id}`);
  if (refunds.some(({ id, state }) => state === 'failed' && !triedAgain(id))) return 'refund failed';
  const back = refunds.reduce((all, refund) => all + (refund.state === 'processed' ? refund.amount : 0), 0);
  return back >= total ? 'refunded' : 'success';
}
