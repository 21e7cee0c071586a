import { type Paise, ZERO_PAISE } from '#src/kernel/money.ts';
import { OPEN_RETURNS } from '#src/kernel/return-lifecycle.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';

/** Cashbacks of orders delivered before then, with no returns or refunds. */
export async function cashbacksDue(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<{ paymentId: string; cashback: Paise }[]> {
  const rows = await db
    .selectFrom('campaignUse')
    .innerJoin('order', 'order.paymentId', 'campaignUse.paymentId')
    .select(['campaignUse.paymentId', 'campaignUse.cashbackPaise'])
    .where('campaignUse.state', '=', 'used')
    .where('campaignUse.cashbackPaise', '>', ZERO_PAISE)
    .where('campaignUse.cashbackRefundId', 'is', null)
    .where('order.status', '=', 'delivered')
    .where('order.deliveredAt', '<=', before)
    .where('order.paymentStatus', '<>', 'due')
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('refund').select('refund.id').whereRef('refund.orderId', '=', 'order.id'))),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('returnRequest')
            .select('returnRequest.id')
            .whereRef('returnRequest.orderId', '=', 'order.id')
            .where('returnRequest.state', 'in', OPEN_RETURNS),
        ),
      ),
    )
    .orderBy('campaignUse.at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ paymentId: row.paymentId, cashback: row.cashbackPaise }));
}

/** Cashbacks of plans with a completed visit and no refunds. */
export async function bookingCashbacksDue(
  db: Queryable,
  limit: number,
): Promise<{ paymentId: string; bookingId: string; cashback: Paise }[]> {
  const rows = await db
    .selectFrom('campaignUse')
    .innerJoin('booking', 'booking.paymentId', 'campaignUse.paymentId')
    .select(['campaignUse.paymentId', 'booking.id as bookingId', 'campaignUse.cashbackPaise'])
    .where('campaignUse.state', '=', 'used')
    .where('campaignUse.cashbackPaise', '>', ZERO_PAISE)
    .where('campaignUse.cashbackRefundId', 'is', null)
    .where('booking.state', '<>', 'cancel')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('visit')
          .select('visit.id')
          .whereRef('visit.bookingId', '=', 'booking.id')
          .where('visit.state', '=', 'completed'),
      ),
    )
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('refund').select('refund.id').whereRef('refund.bookingId', '=', 'booking.id'))),
    )
    .orderBy('campaignUse.at')
    .limit(limit)
    .execute();
  return rows.map(({ cashbackPaise, ...row }) => ({ ...row, cashback: cashbackPaise }));
}

export const noteCashback = (trx: Tx, paymentId: string, refundId: string) =>
  trx.updateTable('campaignUse').set({ cashbackRefundId: refundId }).where('paymentId', '=', paymentId).execute();
