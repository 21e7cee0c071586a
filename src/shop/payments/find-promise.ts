import type { Queryable } from '#src/platform/database/database.ts';
import type { Paise } from '#src/platform/money.ts';
import { findRefund } from '#src/shop/payments/refund.store.ts';

/** One refund as it was promised; `orderId` null where no order was made of the payment. */
export async function findPromise(db: Queryable, id: string) {
  const row = await findRefund(db, id);
  return row && { id, paymentId: row.paymentId, orderId: row.orderId, reason: row.reason, state: row.state, amount: row.amountPaise as Paise };
}
