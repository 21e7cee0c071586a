import type { Insertable, Updateable } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';

/** Adds a refund; false when the payment goes back already. */
export async function insertRefund(trx: Tx, row: Insertable<Schema['refund']>): Promise<boolean> {
  const added = await trx
    .insertInto('refund')
    .values(row)
    .onConflict((conflict) => conflict.column('paymentId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return Boolean(added);
}

export const findRefund = (db: Queryable, id: string) =>
  db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.paymentId')
    .select(['refund.id', 'refund.state', 'refund.amountPaise', 'refund.orderId', 'refund.reason', 'refund.providerRefundId', 'payment.providerPaymentId'])
    .where('refund.id', '=', id)
    .executeTakeFirst();

/** By the provider's id, or by its payment while that id is not noted yet: a webhook can be quicker than our own call's answer. */
export const findRefundByProvider = (db: Queryable, provider: { id: string; paymentId: string }) =>
  db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.paymentId')
    .select(['refund.id', 'refund.state', 'refund.orderId'])
    .where((eb) =>
      eb.or([
        eb('refund.providerRefundId', '=', provider.id),
        eb('refund.providerRefundId', 'is', null).and('payment.providerPaymentId', '=', provider.paymentId),
      ]),
    )
    .executeTakeFirst();

/** Moves a refund on if it has not ended yet. */
export async function moveRefund(db: Queryable, id: string, change: Updateable<Schema['refund']>): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('refund').set(change).where('id', '=', id).where('state', 'in', ['pending', 'sent']).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Refunds that have not ended, oldest first. */
export const openRefunds = async (db: Queryable, before: Date, limit: number): Promise<string[]> =>
  (
    await db
      .selectFrom('refund')
      .select('id')
      .where('state', 'in', ['pending', 'sent'])
      .where('updatedAt', '<=', before)
      .orderBy('createdAt')
      .limit(limit)
      .execute()
  ).map((row) => row.id);
