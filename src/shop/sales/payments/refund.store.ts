import type { ExpressionBuilder, Insertable, Updateable } from 'kysely';
import type { Paise } from '#src/kernel/money.ts';
import { BY_PROVIDER, type PaymentMethod } from '#src/kernel/payment-method.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';

/**
 * How much of a payment can still be refunded (paise), with the payment locked until the transaction ends: nothing where no money has come.
 * Undefined when this cause has its refund already. A failed refund does not count. A second payment of the same order is counted separately.
 */
export async function roomForRefund(
  trx: Tx,
  {
    paymentId,
    cause,
    captured,
    providerPaymentId = null,
  }: { paymentId: string; cause: string; captured?: number; providerPaymentId?: string | null },
): Promise<number | undefined> {
  const payment = await trx
    .selectFrom('payment')
    .select(['amountPaise', 'capturedAt'])
    .where('id', '=', paymentId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const refunds = await trx
    .selectFrom('refund')
    .select(['cause', 'amountPaise', 'state', 'providerPaymentId'])
    .where('paymentId', '=', paymentId)
    .execute();
  if (refunds.some((refund) => refund.cause === cause)) return undefined;
  const promised = refunds.reduce(
    (all, refund) =>
      all + (refund.state === 'failed' || refund.providerPaymentId !== providerPaymentId ? 0 : refund.amountPaise),
    0,
  );
  return (captured ?? (payment.capturedAt ? payment.amountPaise : 0)) - promised;
}

/** Whether the money of a payment is still to come, or never came. */
export const isOwed = async (trx: Tx, paymentId: string): Promise<boolean> =>
  (await trx
    .selectFrom('payment')
    .select('id')
    .where('id', '=', paymentId)
    .where('state', 'in', ['due', 'uncollected'])
    .executeTakeFirst()) !== undefined;

/** Adds a refund; false when its cause has one already. */
export async function insertRefund(trx: Tx, row: Insertable<Schema['refund']>): Promise<boolean> {
  const added = await trx
    .insertInto('refund')
    .values(row)
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning('id')
    .executeTakeFirst();
  return Boolean(added);
}

/** The provider's payment that the refund is taken from. */
const takenFrom = (eb: ExpressionBuilder<Schema, 'refund' | 'payment'>) =>
  eb.fn.coalesce('refund.providerPaymentId', 'payment.providerPaymentId');

export const findRefund = (db: Queryable, id: string) =>
  db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.paymentId')
    .select([
      'refund.id',
      'refund.paymentId',
      'refund.state',
      'refund.amountPaise',
      'refund.orderId',
      'refund.bookingId',
      'refund.installationId',
      'refund.reason',
      'payment.method',
      'payment.test',
    ])
    .select((eb) => ['refund.providerRefundId', takenFrom(eb).as('providerPaymentId')])
    .where('refund.id', '=', id)
    .executeTakeFirst();

/**
 * A refund by the provider's id or by our own in its notes; else by payment and amount while no id is stored yet: a webhook can
 * arrive before our own call's answer.
 */
export const findRefundByProvider = (
  db: Queryable,
  method: PaymentMethod,
  provider: { id: string; paymentId: string; amount: number; ours?: string },
) =>
  db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.paymentId')
    .select([
      'refund.id',
      'refund.state',
      'refund.orderId',
      'refund.bookingId',
      'refund.installationId',
      'refund.amountPaise',
    ])
    .where('payment.method', '=', method)
    .where((eb) =>
      eb.or([
        eb('refund.providerRefundId', '=', provider.id),
        eb('refund.providerRefundId', 'is', null)
          .and(takenFrom(eb), '=', provider.paymentId)
          .and(
            provider.ours
              ? eb('refund.id', '=', provider.ours)
              : eb('refund.amountPaise', '=', provider.amount as Paise),
          ),
      ]),
    )
    .orderBy((eb) => eb('refund.providerRefundId', 'is not distinct from', provider.id), 'desc')
    .orderBy('refund.createdAt')
    .limit(1)
    .executeTakeFirst();

/** Moves a refund on if it has not ended yet. */
export async function moveRefund(db: Queryable, id: string, change: Updateable<Schema['refund']>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refund')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', ['pending', 'sent'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Refunds of which a provider has not said how they ended, oldest first. */
export const openRefunds = async (db: Queryable, before: Date, limit: number): Promise<string[]> =>
  (
    await db
      .selectFrom('refund')
      .innerJoin('payment', 'payment.id', 'refund.paymentId')
      .select('refund.id')
      .where('refund.state', 'in', ['pending', 'sent'])
      .where('refund.updatedAt', '<=', before)
      .where('payment.method', 'in', BY_PROVIDER)
      .orderBy('refund.createdAt')
      .limit(limit)
      .execute()
  ).map((row) => row.id);

/** Refunds of an order, a booking or an installation, oldest first. */
export const refundsOf = (db: Queryable, of: 'orderId' | 'bookingId' | 'installationId', ids: string[]) =>
  db
    .selectFrom('refund')
    .select(['id', 'orderId', 'paymentId', 'amountPaise', 'reason', 'cause', 'state', 'createdAt', 'updatedAt'])
    .where(of, 'in', ids)
    .orderBy('createdAt')
    .execute();
