import { transact } from '#src/platform/database/transact.ts';
import { Fault, forbidden, notFound } from '#src/platform/fault.ts';
import { idForKey, newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { changeVisit, findBookingRow, insertBookingEvent, insertVisit, lockBooking } from './booking.store.ts';
import { type Booking, visitsLeft } from './booking.ts';
import { found } from './move-visit.ts';
import { notifyOfBooking } from './notify-of-booking.ts';
import { assertInTime, hasStarted, openVisit } from './open-visit.ts';
import { newCode } from './place-booking.ts';
import { keepSlot, releaseTaken } from './slot.store.ts';
import { takeSlot } from './take-slot.ts';

/**
 * Schedules one of a booking's remaining visits, within its validity. The same `key` schedules it once.
 * Throws `not-found`, `forbidden`, `wrong-step` when none is left, `slot-taken`, `slot-not-offered`.
 */
export async function planVisit(
  platform: Platform,
  actor: Principal,
  bookingId: string,
  { start, problems, key }: { start: Date; problems: string; key?: string | undefined },
): Promise<Booking> {
  const at = platform.clock.now();
  const visitId = key ? idForKey('vis', actor.uid, bookingId, key) : newId('vis', at.getTime());
  await transact(platform, async (write) => {
    const { trx } = write;
    const booking = await lockBooking(trx, bookingId);
    if (!booking) throw notFound('booking');
    const byShop = isAdministrator(actor);
    if (booking.uid !== actor.uid && !byShop) throw forbidden();
    if (booking.visits.some(({ id }) => id === visitId)) return; // a repeated call
    if (visitsLeft(booking) === 0) throw new Fault('wrong-step', 'no-more-visits');
    const wish = {
      pincode: booking.address.zipcode,
      durationMinutes: booking.durationMinutes,
      until: booking.validUntil,
    };
    const slot = await takeSlot(write, start, { ...wish, ...(byShop && { by: 'desk' as const }) }, 'visit', at);
    const places = new Set(booking.visits.map((visit) => visit.position));
    let position = 1;
    while (places.has(position)) position += 1;
    const { start: startsAt, end: endsAt, technicianId } = slot;
    const code = newCode();
    await insertVisit(trx, {
      id: visitId,
      bookingId,
      position,
      state: 'planned',
      technicianId,
      startsAt,
      endsAt,
      code,
      problems,
      createdAt: at,
      updatedAt: at,
    });
    await keepSlot(trx, slot.id, visitId);
    await insertBookingEvent(trx, {
      bookingId,
      visitId,
      at,
      actor: actor.uid,
      what: 'planned',
      detail: { to: startsAt.toISOString() },
    });
    if (byShop)
      await recordAction(
        write,
        actor,
        { act: 'visit.planned', subject: `visit:${visitId}`, after: { start: startsAt.toISOString() } },
        at,
      );
    const now = await findBookingRow(trx, { id: bookingId });
    const visit = now?.visits.find(({ id }) => id === visitId);
    if (now && visit) await notifyOfBooking(write, platform, { kind: 'visit-booked', booking: now, visit });
    write.expire(live('bookings'));
  });
  return found(platform, bookingId);
}

/**
 * Cancels one visit of a plan with several: it can be scheduled again, and its time is free. Customers may do so while they may
 * move it, the shop until it starts. The only visit of a booking is cancelled with the booking, which refunds the money.
 * Throws `not-found`, `forbidden`, `wrong-step`, `too-late`.
 */
export async function cancelVisit(
  platform: Platform,
  actor: Principal,
  bookingId: string,
  visitId: string,
): Promise<Booking> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const { trx } = write;
    const { booking, visit, by } = await openVisit(write, actor, bookingId, visitId, 'cancel');
    if (booking.visitsIncluded === 1) throw new Fault('wrong-step', 'only-visit');
    if (by === 'customer') await assertInTime(write, visit, at);
    // Starting a visit locks only the visit's row, so it may have just started; the same holds for moving and reassigning it.
    if (!(await changeVisit(trx, visitId, 'cancel', { state: 'cancelled', updatedAt: at }))) throw hasStarted();
    await releaseTaken(trx, [visitId]);
    await insertBookingEvent(trx, {
      bookingId,
      visitId,
      at,
      actor: actor.uid,
      what: 'visit-cancelled',
      detail: { from: visit.start.toISOString() },
    });
    if (isAdministrator(actor)) {
      await recordAction(
        write,
        actor,
        {
          act: 'visit.cancelled',
          subject: `visit:${visitId}`,
          before: { state: visit.state },
          after: { state: 'cancelled' },
        },
        at,
      );
    }
    await notifyOfBooking(write, platform, { kind: 'visit-cancelled', booking, visit });
    write.expire(live('bookings'));
  });
  return found(platform, bookingId);
}
