import { sql } from 'kysely';
import { OPEN_VISIT, statesBefore } from '#src/kernel/visit-lifecycle.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';

/** When a reminder is sent: from `hours` until `least` hours before the visit. */
export type Reminder = { column: 'remindedDayAt' | 'remindedHoursAt'; hours: number; least: number };

const HOUR = 60 * 60_000;

/**
 * A visit that waits for its technician, begins within the reminder's window, and was booked before that window opened. A reminder
 * sent before the window was for an earlier time: the visit has been moved since.
 */
const isDue = ({ column, hours, least }: Reminder, now: Date) => {
  const reminded = sql.ref(`visit.${column}`);
  const opens = sql<Date>`visit.starts_at - ${hours} * interval '1 hour'`;
  return sql<boolean>`visit.state = any(${statesBefore('setOut')}::text[])
    and visit.starts_at <= ${new Date(now.getTime() + hours * HOUR)} and visit.starts_at > ${new Date(now.getTime() + least * HOUR)}
    and visit.created_at <= ${opens} and (${reminded} is null or ${reminded} < ${opens})`;
};

export const selectDue = (db: Queryable, reminder: Reminder, now: Date) =>
  db.selectFrom('visit').select('id').where(isDue(reminder, now)).orderBy('startsAt').limit(500).execute();

/** Claims a reminder: true for only one of two workers. */
export async function claimReminder(trx: Tx, id: string, reminder: Reminder, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('visit')
    .set({ [reminder.column]: now })
    .where('id', '=', id)
    .where(isDue(reminder, now))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * The last completed visit per customer and address whose cleaning may be due: not notified yet, advice not declined, and no
 * other visit planned.
 */
export const selectAdvisable = (db: Queryable, since: Date) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('visit')
        .innerJoin('booking', 'booking.id', 'visit.bookingId')
        .distinctOn([sql`booking.uid`, sql`lower(booking.address->>'fullAddress')`, sql`booking.address->>'zipcode'`])
        .select(['visit.id', 'visit.completedAt', 'booking.uid'])
        .where('visit.state', '=', 'completed')
        .orderBy(
          sql`booking.uid, lower(booking.address->>'fullAddress'), booking.address->>'zipcode', visit.completed_at desc`,
        )
        .as('last'),
    )
    .innerJoin('visitWork', 'visitWork.visitId', 'last.id')
    .select('last.id')
    .where('last.completedAt', '>', since)
    .where('visitWork.advisedAt', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('adviceDeclined').select('adviceDeclined.uid').whereRef('adviceDeclined.uid', '=', 'last.uid'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('visit')
            .innerJoin('booking', 'booking.id', 'visit.bookingId')
            .select('visit.id')
            .whereRef('booking.uid', '=', 'last.uid')
            .where('visit.state', 'in', OPEN_VISIT),
        ),
      ),
    )
    .orderBy('last.id')
    .limit(1000)
    .execute();

export async function claimAdvice(trx: Tx, visitId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('visitWork')
    .set({ advisedAt: at })
    .where('visitId', '=', visitId)
    .where('advisedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const declineAdvice = (trx: Tx, uid: string, at: Date) =>
  trx
    .insertInto('adviceDeclined')
    .values({ uid, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
export const acceptAdvice = (trx: Tx, uid: string) => trx.deleteFrom('adviceDeclined').where('uid', '=', uid).execute();
export const hasDeclined = async (db: Queryable, uid: string): Promise<boolean> =>
  Boolean(await db.selectFrom('adviceDeclined').select('uid').where('uid', '=', uid).executeTakeFirst());
