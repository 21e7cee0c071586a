import type { BookingState } from '#src/kernel/booking-lifecycle.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { forbidden, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { listBookingRefunds, type Refund } from '#src/shop/sales/payments/list-refunds.ts';
import { listDocuments, type TaxDocument } from '#src/shop/sales/tax-documents/list-documents.ts';
import {
  type BookingKey,
  countBookings,
  countByState,
  findBookingRow,
  lockBooking,
  markBookingNotified,
  selectBookingEvents,
  selectBookings,
} from './booking.store.ts';
import type { Booking } from './booking.ts';
import type { BookingFilter } from './booking-filter.store.ts';

/** Bookings, newest first; `uid` absent means all, which only the administrator may ask for. */
export async function listBookings(
  { db }: Pick<Platform, 'db'>,
  query: BookingFilter & { page: number; limit: number },
): Promise<{ items: Booking[]; total: number; next: number | null }> {
  const [items, total] = await Promise.all([selectBookings(db, query), countBookings(db, query)]);
  return { items, total, next: query.page * query.limit < total ? query.page + 1 : null };
}

/** How many bookings are in each state; of one customer, or of all for the administrator. */
export const countBookingsByState = ({ db }: Pick<Platform, 'db'>, uid?: string): Promise<Map<BookingState, number>> =>
  countByState(db, uid);

/** A booking by its own id or by its payment. */
export const findBooking = ({ db }: { db: Queryable }, key: BookingKey): Promise<Booking | undefined> =>
  findBookingRow(db, key);

/** A booking, locked until the transaction ends. */
export const lockedBooking = ({ trx }: Pick<Write, 'trx'>, id: string): Promise<Booking | undefined> =>
  lockBooking(trx, id);

/** True once per booking, for the first call that learns of it (201); false for later ones (200). */
export const firstNotifiedBooking = ({ db, clock }: Pick<Platform, 'db' | 'clock'>, id: string): Promise<boolean> =>
  markBookingNotified(db, id, clock.now());

/** One event in a booking's history. `byShop`: done by the shop, not the customer. `detail`: from and to, for a move. */
type BookingEvent = {
  at: Date;
  what: string;
  visitId: string | undefined;
  detail: Record<string, unknown>;
  byShop: boolean;
};

export type BookingFile = { booking: Booking; events: BookingEvent[]; refunds: Refund[]; documents: TaxDocument[] };

/** A booking in full, for its customer and the administrator. Throws `not-found`, `forbidden`. */
export async function showBooking({ db }: Pick<Platform, 'db'>, actor: Principal, id: string): Promise<BookingFile> {
  const booking = await findBookingRow(db, { id });
  if (!booking) throw notFound('booking');
  if (booking.uid !== actor.uid && !isAdministrator(actor)) throw forbidden();
  const [events, refunds, documents] = await Promise.all([
    selectBookingEvents(db, id),
    listBookingRefunds(db, id),
    listDocuments(db, id),
  ]);
  return {
    booking,
    events: events.map(({ at, actor: who, what, visitId, detail }) => ({
      at,
      what,
      visitId: visitId ?? undefined,
      detail: detail ?? {},
      byShop: who !== booking.uid,
    })),
    refunds,
    documents,
  };
}
