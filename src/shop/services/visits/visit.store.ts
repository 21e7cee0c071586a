import type { SelectQueryBuilder, Updateable } from 'kysely';
import { statesBefore, type VisitMove } from '#src/kernel/visit-lifecycle.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { Visit, VisitAddress } from './visit.ts';

/** Visits with the necessary fields of their booking. */
const visitsOf = (db: Queryable) =>
  db
    .selectFrom('visit')
    .innerJoin('booking', 'booking.id', 'visit.bookingId')
    .innerJoin('servicePlan', 'servicePlan.id', 'booking.planId')
    .innerJoin('technician', 'technician.id', 'visit.technicianId')
    .select([
      'visit.id',
      'visit.bookingId',
      'visit.position',
      'visit.state',
      'visit.startsAt',
      'visit.endsAt',
      'visit.onTheWayAt',
      'visit.startedAt',
      'visit.completedAt',
      'visit.version',
      'visit.updatedAt',
      'visit.code',
      'visit.technicianId',
      'visit.problems',
      'booking.problems as bookingProblems',
      'booking.number as bookingNumber',
      'booking.visits',
      'booking.planId',
      'booking.planName',
      'servicePlan.kind as planKind',
      'booking.note',
      'booking.uid',
      'booking.test',
      'booking.name',
      'booking.email',
      'booking.locale',
      'booking.address',
      'technician.uid as technicianUid',
      'technician.name as technicianName',
      'technician.phone as technicianPhone',
    ]);

type Query = ReturnType<typeof visitsOf>;
type Row = Query extends SelectQueryBuilder<infer _D, infer _T, infer R> ? R : never;

function toVisit({ bookingProblems, problems, address, ...row }: Row): Visit {
  const {
    fullAddress = '',
    landmark = '',
    city = '',
    state = '',
    zipcode = '',
    phone = '',
  } = address as Partial<VisitAddress>;
  return {
    ...row,
    problems: problems || bookingProblems,
    address: { fullAddress, landmark, city, state, zipcode, phone },
  };
}

export async function findVisitRow(db: Queryable, id: string): Promise<Visit | undefined> {
  const row = await visitsOf(db).where('visit.id', '=', id).executeTakeFirst();
  return row && toVisit(row);
}

/** Locks the visit until the transaction ends, so that concurrent additions count each other. */
export const lockVisit = (trx: Tx, id: string) =>
  trx.selectFrom('visit').select('state').where('id', '=', id).forUpdate().executeTakeFirst();

/** Visits that begin in a span, of one technician or of all, earliest first. */
export async function selectVisits(
  db: Queryable,
  { uid, from, to }: { uid?: string; from: Date; to: Date },
): Promise<Visit[]> {
  const rows = await visitsOf(db)
    .where('visit.state', '<>', 'cancelled')
    .where('visit.startsAt', '>=', from)
    .where('visit.startsAt', '<', to)
    .$if(uid !== undefined, (query) => query.where('technician.uid', '=', uid ?? ''))
    .orderBy('visit.startsAt')
    .orderBy('visit.id')
    .limit(200)
    .execute();
  return rows.map(toVisit);
}

/** Makes a move if the visit's state still allows it and the visit is still this technician's. */
export async function moveVisitRow(
  trx: Tx,
  { id, technicianId }: Pick<Visit, 'id' | 'technicianId'>,
  move: VisitMove,
  change: Updateable<Schema['visit']>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('visit')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('technicianId', '=', technicianId)
    .where('state', 'in', statesBefore(move))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertBookingEvent(
  trx: Tx,
  event: { bookingId: string; visitId: string | null; at: Date; actor: string; what: string; detail?: object },
): Promise<void> {
  await trx
    .insertInto('bookingEvent')
    .values({ ...event, detail: event.detail ? JSON.stringify(event.detail) : null })
    .execute();
}
