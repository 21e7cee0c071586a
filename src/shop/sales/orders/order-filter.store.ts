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
    if (filter.ids) all.push(eb('id', 'in', filter.ids.length ? filter.ids : ['']));
    if (filter.place) {
      const begins = `${filter.place.replaceAll(/[\\%_]/g, '\\$&')}%`;
      all.push(sql<SqlBool>`(address->>'city' ilike ${begins} or address->>'zipcode' like ${begins})`);
    }
    const words = filter.q?.trim();
    if (words) {
      const like = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
      const number = /^#?(\d{1,15})$/.exec(words)?.[1];
      const line = eb
        .selectFrom('orderLine')
        .select('orderLine.orderId')
        .whereRef('orderLine.orderId', '=', 'order.id')
        .where((one) => one.or([one('orderLine.name', 'ilike', like), one('orderLine.sku', 'ilike', like)]));
      const paidUnder = eb
        .selectFrom('payment')
        .select('payment.id')
        .where((one) => one.or([one('providerOrderId', '=', words), one('providerPaymentId', '=', words)]));
      all.push(
        eb.or([
          ...(number ? [eb('number', '=', Number(number))] : []),
          eb('id', '=', words),
          eb('paymentId', 'in', paidUnder),
          eb('name', 'ilike', like),
          eb('email', 'ilike', like),
          sql<SqlBool>`address->>'phone' like ${like}`,
          eb.exists(line),
        ]),
      );
    }
    return eb.and(all);
  };
}
