import type { Queryable } from '#src/platform/database/database.ts';
import type { OrderRow, PaymentRow, RefundRow } from '#src/sandbox/razorpay/entities.ts';
import { unknownId } from '#src/sandbox/razorpay/provider-refusal.ts';

export const findOrder = (db: Queryable, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom('sandboxOrder').selectAll().where('id', '=', id).executeTakeFirst();

export const showOrder = (db: Queryable, id: string): Promise<OrderRow> =>
  db.selectFrom('sandboxOrder').selectAll().where('id', '=', id).executeTakeFirstOrThrow(unknownId);

/** Newest first. */
export const listOrders = (db: Queryable, page: { count: number; skip: number; receipt?: string }): Promise<OrderRow[]> =>
  db
    .selectFrom('sandboxOrder')
    .selectAll()
    .$if(page.receipt !== undefined, (query) => query.where('receipt', '=', page.receipt ?? null))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(page.count)
    .offset(page.skip)
    .execute();

export const showPayment = (db: Queryable, id: string): Promise<PaymentRow> =>
  db.selectFrom('sandboxPayment').selectAll().where('id', '=', id).executeTakeFirstOrThrow(unknownId);

/** All attempts at an order, newest first. */
export const listPayments = (db: Queryable, orderId: string): Promise<PaymentRow[]> =>
  db.selectFrom('sandboxPayment').selectAll().where('orderId', '=', orderId).orderBy('createdAt', 'desc').orderBy('id').execute();

export const showRefund = (db: Queryable, id: string): Promise<RefundRow> =>
  db.selectFrom('sandboxRefund').selectAll().where('id', '=', id).executeTakeFirstOrThrow(unknownId);

export const listRefunds = (db: Queryable, paymentId: string): Promise<RefundRow[]> =>
  db.selectFrom('sandboxRefund').selectAll().where('paymentId', '=', paymentId).orderBy('createdAt', 'desc').orderBy('id').execute();
