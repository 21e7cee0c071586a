import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { BookingState } from '#src/kernel/booking-lifecycle.ts';
import { ZERO_PAISE } from '#src/kernel/money.ts';
import type { PaidStatus } from '#src/kernel/payment-status.ts';
import { statesBefore, type VisitMove, type VisitState } from '#src/kernel/visit-lifecycle.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import { type PaidRow, referenceOf } from '#src/shop/sales/payments/payment-reference.ts';
import type { Booking, Visit } from './booking.ts';
import { type BookingFilter, matching } from './booking-filter.store.ts';

export const insertBooking = async (trx: Tx, row: Insertable<Schema['booking']>): Promise<number> =>
  (await trx.insertInto('booking').values(row).returning('number').executeTakeFirstOrThrow()).number;

export const insertVisit = (trx: Tx, row: Insertable<Schema['visit']>) => trx.insertInto('visit').values(row).execute();

export const insertBookingEvent = (
  trx: Tx,
  {
    detail,
    ...event
  }: { bookingId: string; visitId: string | null; at: Date; actor: string; what: string; detail?: object },
) =>
  trx
    .insertInto('bookingEvent')
    .values({ ...event, detail: detail ? JSON.stringify(detail) : null })
    .execute();

/** Bookings with their visits; cancelled visits are left out. */
const rowsOf = (db: Queryable) =>
  db
    .selectFrom('booking')
    .selectAll('booking')
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('payment')
          .select(['method', 'providerOrderId as order', 'providerPaymentId as payment'])
          .whereRef('payment.id', '=', 'booking.paymentId'),
      ).as('paid'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('visit')
          .innerJoin('technician', 'technician.id', 'visit.technicianId')
          .select([
            'visit.id',
            'visit.position',
            'visit.state',
            'visit.technicianId as technician',
            'technician.name',
            'technician.phone',
            'technician.uid',
            'visit.startsAt as start',
            'visit.endsAt as end',
            'visit.code',
            'visit.problems',
            'visit.onTheWayAt as left',
            'visit.startedAt as started',
            'visit.completedAt as completed',
            'visit.version',
          ])
          .select((one) =>
            one
              .selectFrom('bookingEvent')
              .select(sql<string | null>`detail->>'reason'`.as('why'))
              .whereRef('bookingEvent.bookingId', '=', 'visit.bookingId')
              .whereRef('bookingEvent.visitId', '=', 'visit.id')
              .where('bookingEvent.what', '=', 'moved')
              .orderBy('bookingEvent.id', 'desc')
              .limit(1)
              .as('why'),
          )
          .whereRef('visit.bookingId', '=', 'booking.id')
          .where('visit.state', '<>', 'cancelled')
          .orderBy('visit.position'),
      ).as('visitRows'),
    );

// One-word names, as the camel-case mapping does not reach JSON made by PostgreSQL, which also writes times as text.
type VisitRow = {
  id: string;
  position: number;
  state: VisitState;
  technician: string;
  name: string;
  phone: string;
  uid: string | null;
  start: string;
  end: string;
  code: string;
  problems: string;
  left: string | null;
  started: string | null;
  completed: string | null;
  version: number;
  why: 'weather' | 'shop' | null;
};

export type BookingKey = { id: string } | { paymentId: string };

export async function findBookingRow(db: Queryable, key: BookingKey): Promise<Booking | undefined> {
  let rows = rowsOf(db);
  for (const [name, value] of Object.entries(key)) rows = rows.where(`booking.${name}` as 'booking.id', '=', value);
  const row = await rows.limit(1).executeTakeFirst();
  return row && toBooking(row as BookingRow);
}

/**
 * A booking, its row locked until the transaction ends, so that changes to one booking are serialised. Read after the lock, so
 * that its visits include the previous transaction's changes.
 */
export async function lockBooking(trx: Tx, id: string): Promise<Booking | undefined> {
  const held = await trx.selectFrom('booking').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return held && findBookingRow(trx, { id });
}

export async function selectBookings(
  db: Queryable,
  query: BookingFilter & { page: number; limit: number },
): Promise<Booking[]> {
  const rows = rowsOf(db)
    .where(matching(query))
    .orderBy('booking.number', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  return (await rows.execute()).map((row) => toBooking(row as BookingRow));
}

export async function countBookings(db: Queryable, filter: BookingFilter): Promise<number> {
  const rows = db
    .selectFrom('booking')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(matching(filter));
  return (await rows.executeTakeFirstOrThrow()).count;
}

/** How many bookings are in each state. */
export async function countByState(db: Queryable, uid: string | undefined): Promise<Map<BookingState, number>> {
  let rows = db
    .selectFrom('booking')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('state');
  if (uid) rows = rows.where('uid', '=', uid);
  return new Map((await rows.execute()).map(({ state, count }) => [state, count]));
}

/** A booking's history, oldest first. */
export const selectBookingEvents = (db: Queryable, bookingId: string) =>
  db
    .selectFrom('bookingEvent')
    .select(['at', 'actor', 'what', 'visitId', 'detail'])
    .where('bookingId', '=', bookingId)
    .orderBy('id')
    .execute();

/** Changes a booking; the caller has locked its row. */
export const updateBooking = (trx: Tx, id: string, change: Updateable<Schema['booking']>) =>
  trx.updateTable('booking').set(change).where('id', '=', id).execute();

export const setBookingPaymentStatus = (trx: Tx, id: string, paymentStatus: PaidStatus, updatedAt: Date) =>
  updateBooking(trx, id, { paymentStatus, updatedAt });

/**
 * Changes a visit by a move that its state allows; false when it has moved on. Increments the version, so that a caller
 * with an older one gets a conflict.
 */
export async function changeVisit(
  trx: Tx,
  id: string,
  move: VisitMove,
  change: Updateable<Schema['visit']>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('visit')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', statesBefore(move))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markBookingNotified(db: Queryable, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('booking')
    .set({ toldAt: at })
    .where('id', '=', id)
    .where('toldAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type BookingRow = Selectable<Schema['booking']> & { paid: PaidRow | null; visitRows: VisitRow[] };
const moment = (text: string | null): Date | undefined => (text === null ? undefined : new Date(text));

const toVisit = (bookingId: string, row: VisitRow): Visit => ({
  id: row.id,
  bookingId,
  position: row.position,
  state: row.state,
  technician: { id: row.technician, name: row.name, phone: row.phone, uid: row.uid },
  start: new Date(row.start),
  end: new Date(row.end),
  code: row.code,
  problems: row.problems,
  onTheWayAt: moment(row.left),
  startedAt: moment(row.started),
  completedAt: moment(row.completed),
  movedFor: row.why ?? undefined,
  version: row.version,
});

const toBooking = ({ visitRows, ...row }: BookingRow): Booking => ({
  id: row.id,
  number: row.number,
  uid: row.uid,
  test: row.test,
  paymentId: row.paymentId,
  paid: referenceOf(row.paid),
  planId: row.planId,
  planName: row.planName,
  durationMinutes: row.durationMinutes,
  visitsIncluded: row.visits,
  validUntil: row.validUntil,
  state: row.state,
  paymentStatus: row.paymentStatus,
  name: row.name,
  email: row.email,
  address: row.address,
  problems: row.problems,
  note: row.note,
  total: row.totalPaise,
  subtotal: row.charges.subtotal ?? row.totalPaise,
  discount: row.charges.discount ?? ZERO_PAISE,
  coupon: row.saving?.code,
  hsn: row.hsn ?? undefined,
  gstRateBp: row.gstRateBp,
  buyer: row.buyer ?? undefined,
  locale: row.locale,
  at: row.createdAt,
  confirmedAt: row.confirmedAt ?? undefined,
  cancelledAt: row.cancelledAt ?? undefined,
  completedAt: row.completedAt ?? undefined,
  visits: visitRows.map((one) => toVisit(row.id, one)),
});
