import type { Queryable } from '#src/platform/database/database.ts';
import { prepared } from '#src/platform/database/pipelined.ts';
import { type OrderRow, PAYMENT_COLUMNS, type PaymentRow, type RefundRow } from './entities.ts';
import { unknownId } from './provider-refusal.ts';

const looksLikeId = (id: string) => /^\w{1,40}$/.test(id);

/** Answers the id. Anything that does not look like one is refused before it reaches the database, which cannot store some of it. */
export const plausible = (id: string): string => {
  if (looksLikeId(id)) return id;
  throw unknownId();
};

export const findOrder = async (db: Queryable, id: string): Promise<OrderRow | undefined> =>
  looksLikeId(id) ? db.selectFrom('sandboxOrder').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

export const showOrder = async (db: Queryable, id: string): Promise<OrderRow> =>
  db.selectFrom('sandboxOrder').selectAll().where('id', '=', plausible(id)).executeTakeFirstOrThrow(unknownId);

/** Newest first. */
export const listOrders = (
  db: Queryable,
  page: { count: number; skip: number; receipt?: string },
): Promise<OrderRow[]> =>
  db
    .selectFrom('sandboxOrder')
    .selectAll()
    .$if(page.receipt !== undefined, (query) => query.where('receipt', '=', page.receipt ?? null))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(page.count)
    .offset(page.skip)
    .execute();

export const showPayment = async (db: Queryable, id: string): Promise<PaymentRow> =>
  prepared(db, (one) =>
    one
      .selectFrom('sandboxPayment')
      .select(PAYMENT_COLUMNS)
      .where('id', '=', plausible(id))
      .executeTakeFirstOrThrow(unknownId),
  );

/** All attempts at an order, newest first. */
export const listPayments = (db: Queryable, orderId: string): Promise<PaymentRow[]> =>
  db
    .selectFrom('sandboxPayment')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

export const showRefund = async (db: Queryable, id: string): Promise<RefundRow> =>
  db.selectFrom('sandboxRefund').selectAll().where('id', '=', plausible(id)).executeTakeFirstOrThrow(unknownId);

export const listRefunds = (db: Queryable, paymentId: string): Promise<RefundRow[]> =>
  db
    .selectFrom('sandboxRefund')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
