import type { Write } from '#src/platform/database/transact.ts';
import type { Actor } from '#src/shop/audit/record-action.ts';
import { advanceLeadOf } from '#src/shop/solar/leads/change-lead.ts';
import { insertBookingEvent, lockBooking, updateBooking } from './booking.store.ts';
import { invoiceVisit } from './booking-documents.ts';
import { isSurvey } from './survey-booking.store.ts';

/** Locks a booking until the transaction ends, so that its visits and its cancelling are serialised. Before the visit's own row. */
export const holdBooking = async ({ trx }: Pick<Write, 'trx'>, id: string): Promise<void> =>
  void (await lockBooking(trx, id));

/**
 * What a completed visit means for its booking, in the transaction that completes the visit: the visit's tax invoice, and after
 * the plan's last visit the end of the booking. Call it late: it locks the series of invoices.
 */
export async function visitDone(
  write: Write,
  { bookingId, id, actor }: { bookingId: string; id: string; actor: Actor },
  at: Date,
): Promise<void> {
  const { trx } = write;
  const booking = await lockBooking(trx, bookingId);
  const visit = booking?.visits.find((one) => one.id === id);
  if (!booking || !visit) throw new Error(`visit ${id} is not of booking ${bookingId}`);
  if (
    booking.state === 'active' &&
    booking.visits.filter(({ state }) => state === 'completed').length >= booking.visitsIncluded
  ) {
    await updateBooking(trx, bookingId, { state: 'completed', completedAt: at, updatedAt: at });
    await insertBookingEvent(trx, { bookingId, visitId: null, at, actor: actor.uid, what: 'completed' });
  }
  if (await isSurvey(trx, bookingId)) await advanceLeadOf(write, booking.uid, { to: 'surveyed', by: actor, at });
  await invoiceVisit(write, booking, visit, at);
}
