import type { Paise } from '#src/kernel/money.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { findRefund } from './refund.store.ts';

/** One refund as it was promised; `orderId` null where no order was made of the payment. */
export async function findRefundIntent(db: Queryable, id: string) {
  const row = await findRefund(db, id);
  return (
    row && {
      id,
      paymentId: row.paymentId,
      orderId: row.orderId,
      reason: row.reason,
      state: row.state,
      amount: row.amountPaise as Paise,
    }
  );
}
