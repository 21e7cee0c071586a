import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '#src/platform/database/database.ts';

/** Completed visits with technician, findings and photos, also those whose sizes are still being made. */
export const selectHistory = (db: Queryable, bookingIds: string[]) =>
  db
    .selectFrom('visit')
    .innerJoin('technician', 'technician.id', 'visit.technicianId')
    .innerJoin('booking', 'booking.id', 'visit.bookingId')
    .leftJoin('visitWork', 'visitWork.visitId', 'visit.id')
    .select((eb) => [
      'visit.id as visitId',
      'visit.bookingId',
      'visit.completedAt',
      'technician.name as employeeName',
      eb.fn.coalesce('visitWork.findings', eb.val('')).as('findings'),
      eb.fn.coalesce(eb.fn<string | null>('nullif', ['visit.problems', eb.val('')]), 'booking.problems').as('problems'),
      jsonArrayFrom(
        eb
          .selectFrom('visitPhoto')
          .select(['visitPhoto.id', 'visitPhoto.side'])
          .whereRef('visitPhoto.visitId', '=', 'visit.id')
          .where('visitPhoto.state', 'in', ['waiting', 'ready'])
          .orderBy('visitPhoto.createdAt')
          .orderBy('visitPhoto.id'),
      ).as('photos'),
    ])
    .where('visit.bookingId', 'in', bookingIds)
    .where('visit.state', '=', 'completed')
    .orderBy('visit.completedAt')
    .execute();
