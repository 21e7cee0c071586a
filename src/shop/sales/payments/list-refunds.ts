import type { Paise } from '#src/kernel/money.ts';
import type { RefundPart } from '#src/kernel/refunds.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { refundsOf } from './refund.store.ts';

/** A refund, pending or ended. `sent` means that the provider has accepted it. */
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

/** Total promised refunds of these orders, by order. */
export async function listRefundsByOrder(db: Queryable, orderIds: string[]): Promise<Map<string, RefundPart[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await refundsOf(db, 'orderId', orderIds);
  return Map.groupBy(
    rows.map(({ orderId, amountPaise, state }) => ({ orderId, amount: amountPaise as Paise, state })),
    ({ orderId }) => orderId ?? '',
  );
}

/** Refunds of an installed order, oldest first, with the payment of the milestone that each is taken from. */
export async function listInstallationRefunds(
  db: Queryable,
  installationId: string,
): Promise<(Refund & { paymentId: string })[]> {
  const rows = await refundsOf(db, 'installationId', [installationId]);
  return rows.map((row) => ({ ...toRefund(row), paymentId: row.paymentId }));
}

async function list(db: Queryable, of: 'orderId' | 'bookingId', id: string): Promise<Refund[]> {
  const rows = await refundsOf(db, of, [id]);
  return rows.map(toRefund);
}

type Row = Awaited<ReturnType<typeof refundsOf>>[number];

const toRefund = ({ orderId: _, paymentId: __, amountPaise, createdAt, updatedAt, ...row }: Row): Refund => ({
  ...row,
  amount: amountPaise as Paise,
  promisedAt: createdAt,
  changedAt: updatedAt,
});
