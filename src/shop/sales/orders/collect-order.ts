import type { Write } from '#src/platform/database/transact.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { collectDue } from '#src/shop/sales/payments/cash-on-delivery/end-due.ts';
import { lockOrder, paymentOfOrder, setPaymentStatus } from './order.store.ts';

/**
 * Notes that the money of an order has been collected, by which row of the collections: it is paid from now on. False where nothing is due any more.
 * Locks the order before its payment, as everything does that ends a payment which is due.
 */
export async function collectOrder(
  write: Write,
  orderId: string,
  { collectionId, at }: { collectionId: string; at: Date },
): Promise<boolean> {
  const order = await lockOrder(write.trx, orderId);
  if (order?.paymentStatus !== 'due') return false;
  if (!(await collectDue(write, await paymentOfOrder(write.trx, orderId), { collectionId, at }))) return false;
  await setPaymentStatus(write.trx, orderId, 'success', at);
  write.expire(live('orders'));
  return true;
}
