import { canPress, mayPress, type ServiceStatus } from '#src/kernel/booking-lifecycle.ts';
import { because } from '#src/kernel/refusals.ts';
import { checkpoint } from '#src/platform/checkpoint.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { Fault, forbidden, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { changeVisit, findBookingRow, insertBookingEvent, lockBooking, updateBooking } from './booking.store.ts';
import { type Booking, canCancel, nextVisit, serviceStatusOf } from './booking.ts';
import { refundBooking } from './booking-refund.ts';
import { notifyOfBooking } from './notify-of-booking.ts';
import { releaseTaken } from './slot.store.ts';

/**
 * Moves a booking on (PUT /service/{id}). A customer may only cancel their own booking, until the first visit starts; the
 * administrator also confirms it and its next visit's technician. A visit itself can only be started and completed at the door,
 * with the customer's code. Repeating a cancel changes nothing. Throws `not-found`, `forbidden`, `wrong-step`.
 */
export async function moveBooking(
  platform: Platform,
  actor: Principal,
  id: string,
  to: ServiceStatus,
): Promise<Booking> {
  const at = platform.clock.now();
  const known = await findBookingRow(platform.db, { id });
  if (!known) throw notFound('booking');
  if (!isAdministrator(actor) && (known.uid !== actor.uid || !mayPress('customer', to))) throw forbidden();
  await transact(platform, async (write) => {
    const booking = await lockBooking(write.trx, id);
    if (!booking || booking.state === to) return; // a repeated cancel
    const from = serviceStatusOf(booking);
    if (!canPress(from, to)) throw wrongStep(from, to);
    if (to === 'cancel') await cancel(platform, write, actor, booking, at);
    else if (to === 'confirmed') await confirm(platform, write, actor, booking, at);
    else await assign(write, actor, booking, at);
    write.expire(live('bookings'));
    if (!isAdministrator(actor)) return;
    const act = to === 'cancel' ? 'booking.cancelled' : `booking.${to}`;
    await recordAction(
      write,
      actor,
      { act, subject: `booking:${id}`, before: { status: from }, after: { status: to } },
      at,
    );
  });
  if (to === 'cancel') checkpoint('booking.cancelled');
  const moved = await findBookingRow(platform.db, { id });
  if (!moved) throw notFound('booking');
  return moved;
}

/** Refunds the money, with its document, and releases the technicians' time. */
async function cancel(platform: Platform, write: Write, actor: Principal, booking: Booking, at: Date): Promise<void> {
  if (!canCancel(booking)) throw wrongStep(serviceStatusOf(booking), 'cancel');
  const { trx } = write;
  const { id, visits } = booking;
  for (const visit of visits) {
    // The technician has just started it.
    if (!(await changeVisit(trx, visit.id, 'cancel', { state: 'cancelled', updatedAt: at })))
      throw wrongStep('started', 'cancel');
  }
  await releaseTaken(
    trx,
    visits.map((visit) => visit.id),
  );
  await updateBooking(trx, id, { state: 'cancel', cancelledAt: at, updatedAt: at });
  await insertBookingEvent(trx, { bookingId: id, visitId: null, at, actor: actor.uid, what: 'cancelled' });
  const words = 'Booking cancelled before the visit';
  const { refund } = await refundBooking(
    platform,
    write,
    booking,
    { reason: 'cancelled', cause: `cancel:${id}`, words },
    at,
  );
  await notifyOfBooking(write, platform, {
    kind: 'cancelled',
    booking,
    refund,
    by: actor.uid === booking.uid ? 'customer' : 'shop',
  });
  checkpoint('booking.cancelling');
}

async function confirm(platform: Platform, write: Write, actor: Principal, booking: Booking, at: Date): Promise<void> {
  await updateBooking(write.trx, booking.id, { confirmedAt: at, updatedAt: at });
  await insertBookingEvent(write.trx, {
    bookingId: booking.id,
    visitId: null,
    at,
    actor: actor.uid,
    what: 'confirmed',
  });
  await notifyOfBooking(write, platform, { kind: 'confirmed', booking });
}

/** Confirms the technician whom the server chose; `reassignVisit` sets another one. */
async function assign({ trx }: Write, actor: Principal, booking: Booking, at: Date): Promise<void> {
  const visit = nextVisit(booking);
  if (!visit || !(await changeVisit(trx, visit.id, 'assign', { state: 'assigned', updatedAt: at })))
    throw wrongStep(serviceStatusOf(booking), 'assigned');
  if (!booking.confirmedAt) await updateBooking(trx, booking.id, { confirmedAt: at, updatedAt: at });
  await insertBookingEvent(trx, { bookingId: booking.id, visitId: visit.id, at, actor: actor.uid, what: 'assigned' });
}

function wrongStep(from: ServiceStatus, to: ServiceStatus): Fault {
  if (to === 'cancel') return new Fault('wrong-step', 'booking-cannot-cancel');
  if (to === 'started' || to === 'completed') return new Fault('wrong-step', 'technician-moves-visit');
  return new Fault('wrong-step', because('booking-cannot-move', { from, to }));
}
