import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { BookingState } from '#src/kernel/booking-lifecycle.ts';
import type { Schema } from '#src/platform/database/schema.ts';

/** Filters bookings by customer, state, day of visit and search words. */
export type BookingFilter = { uid?: string | undefined; state?: BookingState | undefined; q?: string | undefined };

export function matching(filter: BookingFilter) {
  return (eb: ExpressionBuilder<Schema, 'booking'>) => {
    const all: Expression<SqlBool>[] = [];
    if (filter.uid) all.push(eb('booking.uid', '=', filter.uid));
    if (filter.state) all.push(eb('booking.state', '=', filter.state));
    const words = filter.q?.trim();
    if (words) {
      const like = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
      const number = /^#?(\d{1,15})$/.exec(words)?.[1];
      const paidUnder = eb
        .selectFrom('payment')
        .select('payment.id')
        .where((one) => one.or([one('providerOrderId', '=', words), one('providerPaymentId', '=', words)]));
      all.push(
        eb.or([
          ...(number ? [eb('booking.number', '=', Number(number))] : []),
          eb('booking.id', '=', words),
          eb('booking.paymentId', 'in', paidUnder),
          eb('booking.planName', 'ilike', like),
          eb('booking.name', 'ilike', like),
          eb('booking.email', 'ilike', like),
          sql<SqlBool>`booking.address->>'phone' like ${like}`,
        ]),
      );
    }
    return eb.and(all);
  };
}
