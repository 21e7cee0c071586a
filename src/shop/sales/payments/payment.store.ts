import type { Insertable, Selectable, Updateable } from 'kysely';
import { AT_ONCE, type PaymentMethod } from '#src/kernel/payment-method.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import { prepared } from '#src/platform/database/pipelined.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { Payment, PaymentState, Sold } from './payment.ts';

/** Listed, as statements with all columns cannot be prepared (docs/decisions/0047). */
const COLUMNS = [
  'id',
  'uid',
  'kind',
  'receipt',
  'amountPaise',
  'state',
  'method',
  'snapshot',
  'requestHash',
  'providerOrderId',
  'providerPaymentId',
  'reservedUntil',
  'test',
] as const;

const toPayment = (row: Pick<Selectable<Schema['payment']>, (typeof COLUMNS)[number]>): Payment => ({
  ...({ kind: row.kind, snapshot: row.snapshot } as Sold),
  id: row.id,
  uid: row.uid,
  receipt: row.receipt,
  amount: row.amountPaise,
  state: row.state,
  method: row.method,
  requestHash: row.requestHash,
  providerOrderId: row.providerOrderId,
  providerPaymentId: row.providerPaymentId,
  reservedUntil: row.reservedUntil,
  test: row.test,
});

export type PaymentKey =
  | { id: string }
  | { method: PaymentMethod; providerOrderId: string }
  | { providerOrderId: string }
  | { providerPaymentId: string }
  | { uid: string; receipt: string };

const by = (db: Queryable, key: PaymentKey) => {
  let query = db.selectFrom('payment').select(COLUMNS);
  for (const [name, value] of Object.entries(key)) query = query.where(name as 'id', '=', value);
  return query;
};

export async function findPaymentRow(db: Queryable, key: PaymentKey): Promise<Payment | undefined> {
  const row = await prepared(db, (one) => by(one, key).executeTakeFirst());
  return row && toPayment(row);
}

/** The payment, locked until the transaction ends, so that only one caller settles it. */
export async function lockPayment(trx: Tx, key: PaymentKey): Promise<Payment | undefined> {
  const row = await by(trx, key).forNoKeyUpdate().executeTakeFirst();
  return row && toPayment(row);
}

/** Inserts a payment and its stock reservations in one statement. */
export function insertPayment(
  trx: Tx,
  row: Insertable<Schema['payment']>,
  held: { productId: string; quantity: number }[],
): Promise<Payment> {
  if (held.length === 0)
    return trx.insertInto('payment').values(row).returning(COLUMNS).executeTakeFirstOrThrow().then(toPayment);
  return trx
    .with('holding', (db) =>
      db
        .insertInto('reservation')
        .values(
          held.map(({ productId, quantity }) => ({ paymentId: row.id, productId, quantity, state: 'held' as const })),
        ),
    )
    .insertInto('payment')
    .values(row)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
    .then(toPayment);
}

/** Moves a payment on if it is in one of these states; false when it is not. */
export async function movePayment(
  db: Queryable,
  id: string,
  from: readonly PaymentState[],
  change: Updateable<Schema['payment']>,
): Promise<boolean> {
  const { numUpdatedRows } = await prepared(db, (one) =>
    one.updateTable('payment').set(change).where('id', '=', id).where('state', 'in', from).executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}

/** Those that a shopper's next payment replaces: transfers wait beside it. */
export const holdingPaymentsOf = async (trx: Tx, uid: string): Promise<Payment[]> =>
  (
    await trx
      .selectFrom('payment')
      .select(COLUMNS)
      .where('uid', '=', uid)
      .where('state', 'in', ['preparing', 'open'])
      .where('method', 'in', AT_ONCE)
      .forNoKeyUpdate()
      .execute()
  ).map(toPayment);

/** Payments whose reservation is over. */
export const dueForExpiry = async (db: Queryable, now: Date, limit: number): Promise<Payment[]> =>
  (
    await db
      .selectFrom('payment')
      .selectAll()
      .where('state', 'in', ['preparing', 'open'])
      .where('reservedUntil', '<=', now)
      .orderBy('reservedUntil')
      .limit(limit)
      .execute()
  ).map(toPayment);

/** Unsettled payments of a method opened between these moments, real or test: its current provider may know more about them than we do. */
export const unsettledBetween = async (
  db: Queryable,
  { from, to, method, test }: { from: Date; to: Date; method: PaymentMethod; test: boolean },
  limit: number,
): Promise<(Payment & { createdAt: Date })[]> =>
  (
    await db
      .selectFrom('payment')
      .selectAll()
      .where('state', 'in', ['open', 'lapsed', 'captured'])
      .where('providerOrderId', 'is not', null)
      .where('method', '=', method)
      .where('test', '=', test)
      .where('createdAt', '>', from)
      .where('createdAt', '<=', to)
      .orderBy('createdAt')
      .limit(limit)
      .execute()
  ).map((row) => ({ ...toPayment(row), createdAt: row.createdAt }));

/** Whether there was ever a test payment, completed or not. */
export const hasTestPayment = async (db: Queryable): Promise<boolean> =>
  (await db.selectFrom('payment').select('id').where('test', '=', true).limit(1).executeTakeFirst()) !== undefined;

/** Whether an account opened a payment after this moment that is now in one of these states. */
export const hasPaymentSince = async (
  db: Queryable,
  uid: string,
  at: Date,
  states: readonly PaymentState[],
): Promise<boolean> =>
  (await db
    .selectFrom('payment')
    .select('id')
    .where('uid', '=', uid)
    .where('createdAt', '>', at)
    .where('state', 'in', states)
    .limit(1)
    .executeTakeFirst()) !== undefined;
