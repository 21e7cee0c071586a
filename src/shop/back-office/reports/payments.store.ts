import { sql } from 'kysely';
import type { PaymentMethod } from '#src/kernel/payment-method.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import type { PaymentState } from '#src/shop/sales/payments/payment.ts';
import type { Stretch } from './period.ts';

export const PAYMENT_FILTERS = ['all', 'settled', 'due', 'open', 'lapsed', 'captured', 'refunding'] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

const STATES: Record<Exclude<PaymentFilter, 'all'>, PaymentState[]> = {
  settled: ['settled'],
  due: ['due'],
  open: ['preparing', 'open'],
  lapsed: ['lapsed', 'abandoned'],
  captured: ['captured'],
  refunding: ['refunding'],
};

/** A payment and what became of it. Amounts in paise. */
export type PaymentRow = {
  id: string;
  kind: 'goods' | 'service' | 'installation';
  state: PaymentState;
  paise: number;
  createdAt: Date;
  capturedAt: Date | null;
  uid: string;
  name: string;
  email: string;
  providerOrderId: string | null;
  providerPaymentId: string | null;
  failure: string | null;
  method: PaymentMethod;
  test: boolean;
  orderId: string | null;
  orderNumber: number | null;
  bookingId: string | null;
  installationId: string | null;
  refunds: {
    id: string;
    state: 'pending' | 'sent' | 'processed' | 'failed';
    paise: number;
    error: string | null;
    again: boolean;
  }[];
};

type Query = { filter: PaymentFilter; q: string; page: number; limit: number };

function where({ filter, q }: Pick<Query, 'filter' | 'q'>) {
  const state = filter === 'all' ? sql`true` : sql`payment.state = any(${STATES[filter]})`;
  // Only whole ids and whole addresses: each is found by its own index, however many payments there are.
  const found = q
    ? sql`payment.id in (
        select id from payment where id = ${q} or provider_order_id = ${q} or provider_payment_id = ${q}
        union select payment_id from "order" where id = ${q} or number::text = ${q.replace(/^#/, '')}
        union select payment_id from booking where id = ${q}
        union select payment_id from installation_milestone where installation_id = ${q}
        union select payment_id from refund where id = ${q} or provider_refund_id = ${q}
        union select payment.id from "user" join payment on payment.uid = "user".id where lower("user".email) = lower(${q}))`
    : sql`true`;
  return sql`${state} and ${found}`;
}

export async function selectPayments(db: Queryable, query: Query): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select payment.id, payment.kind, payment.state, payment.amount_paise as paise, payment.created_at as "createdAt",
      payment.captured_at as "capturedAt", payment.uid, "user".name, "user".email, payment.provider_order_id as "providerOrderId",
      payment.provider_payment_id as "providerPaymentId", payment.failure->>'description' as failure, payment.method, payment.test,
      "order".id as "orderId", "order".number as "orderNumber", booking.id as "bookingId", milestone.installation_id as "installationId",
      coalesce((
        select json_agg(json_build_object('id', refund.id, 'state', refund.state, 'paise', refund.amount_paise, 'error', refund.last_error,
          'again', exists (select from refund again where again.cause = 'again:' || refund.id)) order by refund.created_at)
        from refund where refund.payment_id = payment.id), '[]') as refunds
    from (select * from payment where ${where(query)} order by created_at desc, id desc limit ${query.limit} offset ${(query.page - 1) * query.limit}) payment
      join "user" on "user".id = payment.uid
      left join "order" on "order".payment_id = payment.id
      left join booking on booking.payment_id = payment.id
      left join installation_milestone milestone on milestone.payment_id = payment.id
    order by payment.created_at desc, payment.id desc`.execute(db);
  return rows;
}

export async function countPaymentRows(db: Queryable, query: Pick<Query, 'filter' | 'q'>): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from payment where ${where(query)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * The payments of one day (in India), by time of capture, and what became of them. Amounts in paise. `captured` must be the sum of `orders` (milestones of installed orders among them),
 * `bookings`, `sentBack` and `waiting`; `refunded` was paid back on that day, whichever day's money it was. Of tests, or of real payments; never
 * both.
 */
export type DayTotals = {
  day: string;
  payments: number;
  captured: number;
  orders: number;
  bookings: number;
  sentBack: number;
  waiting: number;
  refunded: number;
};

export async function totalsByDay(
  db: Queryable,
  { from, to, test }: Stretch & { test: boolean },
): Promise<DayTotals[]> {
  const { rows } = await sql<DayTotals>`
    with money as (
      select to_char(payment.captured_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day,
        case when payment.state = 'refunding' then coalesce(whole.amount_paise, payment.amount_paise) else payment.amount_paise end as captured,
        coalesce("order".total_paise, milestone.amount_paise, 0) as orders, coalesce(booking.total_paise, 0) as bookings,
        case when payment.state = 'refunding' then coalesce(whole.amount_paise, 0) else 0 end as sent_back,
        case when payment.state = 'captured' then payment.amount_paise else 0 end as waiting
      from payment
        left join "order" on "order".payment_id = payment.id
        left join booking on booking.payment_id = payment.id
        left join installation_milestone milestone on milestone.payment_id = payment.id
        left join refund whole on whole.cause = 'whole:' || payment.id
      where payment.captured_at >= ${from} and payment.captured_at < ${to} and payment.test = ${test}
    ), back as (
      select to_char(updated_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, sum(refund.amount_paise)::bigint as refunded
      from refund join payment on payment.id = payment_id
      where refund.state = 'processed' and updated_at >= ${from} and updated_at < ${to} and payment.test = ${test} group by 1
    ), summed as (
      select day, count(*)::int as payments, sum(captured)::bigint as captured, sum(orders)::bigint as orders, sum(bookings)::bigint as bookings,
        sum(sent_back)::bigint as "sentBack", sum(waiting)::bigint as waiting
      from money group by day
    )
    select day, coalesce(payments, 0) as payments, coalesce(captured, 0) as captured, coalesce(orders, 0) as orders, coalesce(bookings, 0) as bookings,
      coalesce("sentBack", 0) as "sentBack", coalesce(waiting, 0) as waiting, coalesce(refunded, 0) as refunded
    from summed full join back using (day) order by day`.execute(db);
  return rows;
}
