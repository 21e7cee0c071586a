import type { Paise } from '#src/kernel/money.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { findRefund } from './refund.store.ts';

/** One refund as promised; `orderId` null and `installationId` null where the payment became none. */
export async function findRefundIntent(db: Queryable, id: string) {
  const row = await findRefund(db, id);
  return (
    row && {
      id,
      paymentId: row.paymentId,
      orderId: row.orderId,
      installationId: row.installationId,
      reason: row.reason,
      state: row.state,
      amount: row.amountPaise as Paise,
    }
  );
}
