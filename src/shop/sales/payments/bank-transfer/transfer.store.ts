import { sql } from 'kysely';
import type { Paise } from '#src/kernel/money.ts';
import { BY_PROVIDER } from '#src/kernel/payment-method.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import { lockPayment } from '../payment.store.ts';
import type { Payment, PaymentState } from '../payment.ts';

/** The payment that one of these references names, locked; undefined for none or several. */
export async function lockNamed(trx: Tx, references: string[], test: boolean): Promise<Payment | undefined> {
  if (references.length === 0) return undefined;
  const named = await trx
    .selectFrom('payment')
    .select('id')
    .where('providerOrderId', 'in', references)
    .where('method', '=', 'bank-transfer')
    .where('test', '=', test)
    .execute();
  return named.length === 1 && named[0] ? lockPayment(trx, { id: named[0].id }) : undefined;
}

export const countWaiting = async (trx: Tx, uid: string): Promise<number> =>
  (
    await trx
      .selectFrom('payment')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('uid', '=', uid)
      .where('state', 'in', ['preparing', 'open'])
      .where('method', '=', 'bank-transfer')
      .executeTakeFirstOrThrow()
  ).count;

/** A payment by transfer. `name` and `email` as it was bought. */
export type TransferRow = {
  id: string;
  uid: string;
  reference: string;
  amount: Paise;
  state: PaymentState;
  name: string;
  email: string;
  phone: string;
  createdAt: Date;
  until: Date;
};

const transfers = (db: Queryable) =>
  db
    .selectFrom('payment')
    .select([
      'id',
      'uid',
      sql<string>`provider_order_id`.as('reference'),
      'amountPaise as amount',
      'state',
      sql<string>`snapshot #>> '{contact,name}'`.as('name'),
      sql<string>`snapshot #>> '{contact,email}'`.as('email'),
      sql<string>`snapshot #>> '{contact,phone}'`.as('phone'),
      'createdAt',
      'reservedUntil as until',
    ])
    .where('method', '=', 'bank-transfer')
    .where('providerOrderId', 'is not', null);

/** Those that wait: of everybody of this kind, the first to end first, or of one account, the newest first. */
export const selectWaiting = (db: Queryable, { test, limit }: { test: boolean; limit: number }) =>
  transfers(db)
    .where('state', '=', 'open')
    .where('test', '=', test)
    .orderBy('reservedUntil')
    .limit(limit)
    .execute() satisfies Promise<TransferRow[]>;

export const selectWaitingOf = (db: Queryable, uid: string) =>
  transfers(db)
    .where('uid', '=', uid)
    .where('state', '=', 'open')
    .orderBy('createdAt', 'desc')
    .execute() satisfies Promise<TransferRow[]>;

/** Those that credits name, and those of these amounts whose money has not come since then: what an unnamed credit may be for. */
export const selectCandidates = (
  db: Queryable,
  { ids, amounts, test, since }: { ids: string[]; amounts: Paise[]; test: boolean; since: Date },
) =>
  transfers(db)
    .where((eb) =>
      eb.or([
        eb('id', 'in', ids.length ? ids : ['']),
        eb.and([
          eb('amountPaise', 'in', amounts.length ? amounts : [0 as Paise]),
          eb('state', 'in', ['open', 'lapsed', 'abandoned']),
          eb('createdAt', '>', since),
          eb('test', '=', test),
        ]),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .execute() satisfies Promise<TransferRow[]>;

/** Credits that nobody has decided, the oldest first. */
export const selectUnclear = (db: Queryable, test: boolean, limit: number) =>
  db
    .selectFrom('bankCredit')
    .select(['id', 'day', 'narration', 'amountPaise as amount', 'paymentId'])
    .where('state', '=', 'unclear')
    .where('test', '=', test)
    .orderBy('day')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Refunds that the owner has to send, the oldest first. */
export const selectRefundsToSend = (db: Queryable, test: boolean, limit: number) =>
  db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.paymentId')
    .leftJoin('order', 'order.id', 'refund.orderId')
    .select([
      'refund.id',
      'refund.amountPaise as amount',
      'refund.createdAt',
      'payment.uid',
      'order.id as orderId',
      'order.number as orderNumber',
      sql<string>`payment.provider_order_id`.as('reference'),
      sql<string>`payment.snapshot #>> '{contact,name}'`.as('name'),
      sql<string>`payment.snapshot #>> '{contact,email}'`.as('email'),
      sql<string>`payment.snapshot #>> '{contact,phone}'`.as('phone'),
    ])
    .where('payment.method', 'not in', BY_PROVIDER)
    .where('payment.test', '=', test)
    .where('refund.state', 'in', ['pending', 'sent'])
    .orderBy('refund.createdAt')
    .limit(limit)
    .execute();

/** Transfers that end before then, of customers who were not reminded, and who have had a day to think of it themselves. */
export const selectUnreminded = (
  db: Queryable,
  { now, before }: { now: Date; before: Date },
): Promise<{ id: string }[]> =>
  db
    .selectFrom('payment')
    .select('id')
    .where('method', '=', 'bank-transfer')
    .where('state', '=', 'open')
    .where('remindedAt', 'is', null)
    .where('reservedUntil', '>', now)
    .where('reservedUntil', '<=', before)
    .where(sql<boolean>`created_at < reserved_until - interval '36 hours'`)
    .execute();
