import type { Write } from '#src/platform/database/transact.ts';
import { setPaymentStatus } from '#src/shop/orders/order.store.ts';

/** Tells the order how its refund ended, with the refund's own transaction. */
export async function refundEnded({ trx }: Write, orderId: string, outcome: 'processed' | 'failed', at: Date): Promise<void> {
  await setPaymentStatus(trx, orderId, outcome === 'processed' ? 'refunded' : 'refund failed', at);
}
