import type { Queryable } from '#src/platform/database/database.ts';
import type { Paise } from '#src/platform/money.ts';
import { refundsOfOrder } from '#src/shop/payments/refund.store.ts';

/** Money on its way back, or back. `sent` means that the provider has it in hand. */
export type Refund = {
  id: string;
  amount: Paise;
  reason: string;
  cause: string;
  state: 'pending' | 'sent' | 'processed' | 'failed';
  promisedAt: Date;
  changedAt: Date;
};

/** Refunds of an order, oldest first. */
export async function listRefunds(db: Queryable, orderId: string): Promise<Refund[]> {
  const rows = await refundsOfOrder(db, orderId);
  return rows.map(({ amountPaise, createdAt, updatedAt, ...row }) => ({ ...row, amount: amountPaise as Paise, promisedAt: createdAt, changedAt: updatedAt }));
}
