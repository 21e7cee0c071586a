import type { Paise } from '#src/kernel/money.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { refundsOf } from './refund.store.ts';

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
export const listRefunds = (db: Queryable, orderId: string): Promise<Refund[]> => list(db, 'orderId', orderId);

/** Refunds of a booking, oldest first. */
export const listBookingRefunds = (db: Queryable, bookingId: string): Promise<Refund[]> =>
  list(db, 'bookingId', bookingId);

async function list(db: Queryable, of: 'orderId' | 'bookingId', id: string): Promise<Refund[]> {
  const rows = await refundsOf(db, of, id);
  return rows.map(({ amountPaise, createdAt, updatedAt, ...row }) => ({
    ...row,
    amount: amountPaise as Paise,
    promisedAt: createdAt,
    changedAt: updatedAt,
  }));
}
