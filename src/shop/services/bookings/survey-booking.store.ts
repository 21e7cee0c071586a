import type { Queryable } from '#src/platform/database/database.ts';

export const isSurvey = async (db: Queryable, bookingId: string): Promise<boolean> =>
  (await db
    .selectFrom('booking')
    .innerJoin('servicePlan', 'servicePlan.id', 'booking.planId')
    .select('booking.id')
    .where('booking.id', '=', bookingId)
    .where('servicePlan.kind', '=', 'survey')
    .executeTakeFirst()) !== undefined;

/** The booking of a survey, by its number. */
export const selectSurveyBooking = (db: Queryable, number: number) =>
  db
    .selectFrom('booking')
    .innerJoin('servicePlan', 'servicePlan.id', 'booking.planId')
    .select(['booking.id', 'booking.email', 'booking.state', 'booking.totalPaise as total'])
    .where('booking.number', '=', number)
    .where('servicePlan.kind', '=', 'survey')
    .executeTakeFirst();
