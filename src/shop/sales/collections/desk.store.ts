import { sql } from 'kysely';
import type { Paise } from '#src/kernel/money.ts';
import type { Queryable } from '#src/platform/database/database.ts';

/** An order with cash on delivery, as the owner's desk lists it, with its last parcel. `name` as it was bought. */
const orders = (db: Queryable) =>
  db
    .selectFrom('payment')
    .innerJoin('order', 'order.paymentId', 'payment.id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('shipment')
          .select(['carrier', 'tracking'])
          .whereRef('shipment.orderId', '=', 'order.id')
          .orderBy('shippedAt', 'desc')
          .limit(1)
          .as('parcel'),
      (join) => join.onTrue(),
    )
    .select([
      'payment.id as paymentId',
      'payment.state',
      'payment.amountPaise as amount',
      'order.id as orderId',
      'order.number',
      'order.name',
      'order.status',
      'order.createdAt',
      'order.shippedAt',
      'order.deliveredAt',
      'parcel.carrier',
      'parcel.tracking',
    ])
    .where('payment.method', '=', 'cash-on-delivery');

export type CashOrder = Awaited<ReturnType<typeof selectDue>>[number];

/** Orders whose money is due, those that arrived first first. */
export const selectDue = (db: Queryable, test: boolean, limit: number) =>
  orders(db)
    .where('payment.state', '=', 'due')
    .where('payment.test', '=', test)
    .orderBy(sql`"order".delivered_at nulls last`)
    .orderBy('order.createdAt')
    .limit(limit)
    .execute();

export const sumDue = async (db: Queryable, test: boolean): Promise<{ count: number; amount: Paise }> =>
  db
    .selectFrom('payment')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<Paise>`coalesce(sum(amount_paise), 0)::bigint`.as('amount'),
    ])
    .where('state', '=', 'due')
    .where('test', '=', test)
    .executeTakeFirstOrThrow();

/** Those that rows name, and those of these amounts that are due: what an unnamed row may be for. */
export const selectCandidates = (
  db: Queryable,
  { ids, amounts, test }: { ids: string[]; amounts: Paise[]; test: boolean },
) =>
  orders(db)
    .where((eb) =>
      eb.or([
        eb('payment.id', 'in', ids.length ? ids : ['']),
        eb.and([
          eb('payment.amountPaise', 'in', amounts.length ? amounts : [0 as Paise]),
          eb('payment.state', '=', 'due'),
          eb('payment.test', '=', test),
        ]),
      ]),
    )
    .orderBy('order.createdAt')
    .execute();

const rows = (db: Queryable, test: boolean) =>
  db
    .selectFrom('cashCollection')
    .select(['id', 'waybill', 'orderRef', 'day', 'utr', 'amountPaise as amount', 'paymentId'])
    .where('test', '=', test);

/** Rows that nobody has decided, the oldest first. */
export const selectUnclear = (db: Queryable, test: boolean, limit: number) =>
  rows(db, test).where('state', '=', 'unclear').orderBy('createdAt').orderBy('id').limit(limit).execute();

export const selectSetAside = (db: Queryable, test: boolean, limit: number) =>
  rows(db, test).where('state', '=', 'set-aside').orderBy('decidedAt', 'desc').limit(limit).execute();

/** Refunds of what was paid on delivery that the owner has still to send. */
export const countRefundsToSend = async (db: Queryable, test: boolean): Promise<number> =>
  (
    await db
      .selectFrom('refund')
      .innerJoin('payment', 'payment.id', 'refund.paymentId')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('payment.method', '=', 'cash-on-delivery')
      .where('payment.test', '=', test)
      .where('refund.state', 'in', ['pending', 'sent'])
      .executeTakeFirstOrThrow()
  ).count;
