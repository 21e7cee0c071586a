import { sql } from 'kysely';
import type { Queryable } from '#src/platform/database/database.ts';

/** Visits that begin in `[from, to)`, without cancelled ones. */
export const selectCalendar = (db: Queryable, from: Date, to: Date) =>
  db
    .selectFrom('visit')
    .innerJoin('booking', 'booking.id', 'visit.bookingId')
    .select([
      'visit.id',
      'visit.bookingId',
      'visit.state',
      'visit.technicianId',
      'visit.startsAt',
      'visit.endsAt',
      'visit.version',
      'booking.number',
      'booking.name',
      'booking.planId',
      'booking.planName',
      'booking.problems',
      sql<string>`booking.address ->> 'city'`.as('city'),
      sql<string>`booking.address ->> 'zipcode'`.as('zipcode'),
      sql<string>`booking.address ->> 'phone'`.as('phone'),
    ])
    .where('visit.startsAt', '>=', from)
    .where('visit.startsAt', '<', to)
    .where('visit.state', '<>', 'cancelled')
    .orderBy('visit.startsAt')
    .limit(2000)
    .execute();
