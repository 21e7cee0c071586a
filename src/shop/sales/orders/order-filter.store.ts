import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { OrderStatus } from '#src/kernel/order-lifecycle.ts';
import type { PaymentStatus } from '#src/kernel/payment-status.ts';
import type { Schema } from '#src/platform/database/schema.ts';

/** Filters orders, for example by shopper, status and search words. */
export type OrderFilter = {
  uid?: string;
  /** With `uid`: also orders hidden from that account, for the shop. */
  unproven?: boolean;
  status?: OrderStatus;
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

export function matching(filter: OrderFilter) {
  return (eb: ExpressionBuilder<Schema, 'order'>) => {
    const all: Expression<SqlBool>[] = [];
    if (filter.uid) all.push(eb('uid', '=', filter.uid));
    if (filter.uid && !filter.unproven) all.push(eb('awaitsProof', '=', false));
    if (filter.status) all.push(eb('status', '=', filter.status));
    if (filter.paymentStatus) all.push(eb('paymentStatus', '=', filter.paymentStatus));
    if (filter.since) all.push(eb('createdAt', '>=', filter.since));
    if (filter.until) all.push(eb('createdAt', '<', filter.until));
    if (filter.returnAsked)
      all.push(
        sql<SqlBool>`exists (select from return_request where order_id = "order".id and return_request.state = 'requested')`,
      );
    if (filter.ids) all.push(eb('id', 'in', filter.ids.length ? filter.ids : ['']));
    if (filter.place) {
      const begins = `${filter.place.replaceAll(/[\\%_]/g, '\\$&')}%`;
      all.push(sql<SqlBool>`(address->>'city' ilike ${begins} or address->>'zipcode' like ${begins})`);
    }
    const words = filter.q?.trim();
    if (words) all.push(sql<SqlBool>`"order".id in (${foundBy(words, filter.uid)})`);
    return eb.and(all);
  };
}

/**
 * Ids of the orders that words lead to: number, id, payment, customer, phone, product. One query for each, so that each uses its own index;
 * joined by `or`, they would read every order and every line. `uid`: only that customer's, of whom there are few.
 */
function foundBy(words: string, uid: string | undefined) {
  const like = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const number = /^#?(\d{1,15})$/.exec(words)?.[1];
  const own = uid === undefined ? sql`` : sql`and uid = ${uid}`;
  const ownLine = uid === undefined ? sql`` : sql`and order_id in (select id from "order" where uid = ${uid})`;
  return sql.join(
    [
      sql`select id from "order" where id = ${words} ${own}`,
      ...(number ? [sql`select id from "order" where number = ${Number(number)} ${own}`] : []),
      sql`select id from "order" where payment_id in
           (select id from payment where provider_order_id = ${words} or provider_payment_id = ${words}) ${own}`,
      sql`select id from "order" where name ilike ${like} ${own}`,
      sql`select id from "order" where email ilike ${like} ${own}`,
      sql`select id from "order" where address->>'phone' like ${like} ${own}`,
      sql`select order_id from order_line where name ilike ${like} ${ownLine}`,
      sql`select order_id from order_line where shown_name ilike ${like} ${ownLine}`,
      sql`select order_id from order_line where sku ilike ${like} ${ownLine}`,
    ],
    sql` union all `,
  );
}
