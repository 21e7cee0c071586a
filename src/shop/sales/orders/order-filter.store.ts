import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { OrderStatus } from '#src/kernel/order-lifecycle.ts';
import type { PaymentStatus } from '#src/kernel/payment-status.ts';
import type { Schema } from '#src/platform/database/schema.ts';

/** Filters orders, for example by shopper, status and search words. */
export type OrderFilter = {
  uid?: string;
  /** With `uid`: also orders hidden from that account, for the shop. */
  unproven?: boolean;
  status?: OrderStatus;
  /** Finds at most the newest `FOUND_AT_MOST`. */
  q?: string;
  paymentStatus?: PaymentStatus;
  /** City or PIN code, or a prefix of one. */
  place?: string;
  /** Orders placed from `since` on, and before `until`. */
  since?: Date;
  until?: Date;
  /** Only those with a return that waits for an answer. */
  returnAsked?: boolean;
  ids?: string[];
};

/** A search finds at most this many orders, the newest: ten years hold 58,000 that a common word leads to, and nobody reads them. */
export const FOUND_AT_MOST = 1_000;

export function matching({ q, ...filter }: OrderFilter) {
  const words = q?.trim();
  return (eb: ExpressionBuilder<Schema, 'order'>) =>
    words ? eb('order.id', 'in', found(eb, words, filter)) : allOf(eb, filter);
}

function allOf(eb: ExpressionBuilder<Schema, 'order'>, filter: Omit<OrderFilter, 'q'>) {
  const all: Expression<SqlBool>[] = [];
  if (filter.uid) all.push(eb('order.uid', '=', filter.uid));
  if (filter.uid && !filter.unproven) all.push(eb('order.awaitsProof', '=', false));
  if (filter.status) all.push(eb('order.status', '=', filter.status));
  if (filter.paymentStatus) all.push(eb('order.paymentStatus', '=', filter.paymentStatus));
  if (filter.since) all.push(eb('order.createdAt', '>=', filter.since));
  if (filter.until) all.push(eb('order.createdAt', '<', filter.until));
  if (filter.returnAsked)
    all.push(
      sql<SqlBool>`exists (select from return_request where order_id = "order".id and return_request.state = 'requested')`,
    );
  if (filter.ids) all.push(eb('order.id', 'in', filter.ids.length ? filter.ids : ['']));
  if (filter.place) {
    const begins = `${filter.place.replaceAll(/[\\%_]/g, '\\$&')}%`;
    all.push(sql<SqlBool>`("order".address->>'city' ilike ${begins} or "order".address->>'zipcode' like ${begins})`);
  }
  return eb.and(all);
}

/**
 * Ids of the newest orders that words lead to: number, id, payment, customer, phone, product. One query for each, so that each uses its own
 * index; joined by `or`, they would read every order and every line. Each has the whole filter and stops at the limit, so that a word that
 * every order has is as quick as a rare one.
 */
function found(eb: ExpressionBuilder<Schema, 'order'>, words: string, filter: Omit<OrderFilter, 'q'>) {
  const like = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const number = /^#?(\d{1,15})$/.exec(words)?.[1];
  const orders = (having: RawBuilder<SqlBool>) =>
    eb
      .selectFrom('order')
      .select('order.id')
      .where((of) => of.and([having, allOf(of, filter)]))
      .orderBy('order.id', 'desc')
      .limit(FOUND_AT_MOST);
  const linesOf = (having: RawBuilder<SqlBool>) =>
    eb
      .selectFrom('orderLine')
      .innerJoin('order', 'order.id', 'orderLine.orderId')
      .select('orderLine.orderId as id')
      .distinct()
      .where((of) => of.and([having, allOf(of, filter)]))
      .orderBy('orderLine.orderId', 'desc')
      .limit(FOUND_AT_MOST);
  const parts = [
    orders(sql`"order".id = ${words}`),
    ...(number ? [orders(sql`"order".number = ${Number(number)}`)] : []),
    orders(sql`"order".payment_id in
      (select id from payment where provider_order_id = ${words} or provider_payment_id = ${words})`),
    orders(sql`"order".name ilike ${like}`),
    orders(sql`"order".email ilike ${like}`),
    orders(sql`"order".address->>'phone' like ${like}`),
    linesOf(sql`order_line.name ilike ${like}`),
    linesOf(sql`order_line.shown_name ilike ${like}`),
    linesOf(sql`order_line.sku ilike ${like}`),
  ];
  return sql<string>`(select id from (${sql.join(parts, sql` union `)}) as found order by id desc limit ${FOUND_AT_MOST})`;
}
