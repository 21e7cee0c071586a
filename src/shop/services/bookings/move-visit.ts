import { visitAfter } from '#src/kernel/visit-lifecycle.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { changeVisit, findBookingRow, insertBookingEvent } from './booking.store.ts';
import type { Booking } from './booking.ts';
import { notifyOfBooking } from './notify-of-booking.ts';
import { assertInTime, hasStarted, openVisit } from './open-visit.ts';
import { keepSlot, releaseTaken } from './slot.store.ts';
import { takeSlot } from './take-slot.ts';

/**
 * Moves a visit to another time, free of charge. Its customer may do so until the time set in the rules, for bad weather until
 * the technician sets out, to an offered time; the shop (administrator, or the visit's technician, e.g. when it rains) until it
 * starts, also to times within the lead time. The old time is released and the new one taken in one transaction, with the same
 * technician where possible. Throws `not-found`, `forbidden`, `wrong-step`, `too-late`, `conflict`, `slot-taken`,
 * `slot-not-offered`, and `slot-unchanged` for the visit's current time: a move to it would notify customers of nothing.
 */
export async function moveVisit(
  platform: Platform,
  actor: Principal,
  bookingId: string,
  visitId: string,
  { start, version, reason }: { start: Date; version?: number | undefined; reason: 'weather' | 'shop' },
): Promise<Booking> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const { trx } = write;
    const { booking, visit, by } = await openVisit(write, actor, bookingId, visitId, 'reschedule', version);
    if (visit.start.getTime() === start.getTime()) throw unchanged();
    const badWeather = reason === 'weather';
    if (by === 'customer') await assertInTime(write, visit, at, badWeather);
    await releaseTaken(trx, [visitId]);
    const wish = {
      pincode: booking.address.zipcode,
      durationMinutes: booking.durationMinutes,
      prefer: visit.technician.id,
      ...(by === 'customer' ? { until: booking.validUntil } : { by: 'desk' as const }),
    };
    const slot = await takeSlot(write, start, wish, 'visit', at);
    await keepSlot(trx, slot.id, visitId);
    const changed = await changeVisit(trx, visitId, 'reschedule', {
      startsAt: slot.start,
      endsAt: slot.end,
      technicianId: slot.technicianId,
      // A technician on the way turns back; reminders are sent again before the new time.
      state: visitAfter('reschedule', visit.state),
      onTheWayAt: null,
      remindedDayAt: null,
      remindedHoursAt: null,
      updatedAt: at,
    });
    if (!changed) throw hasStarted();
    const detail = {
      from: visit.start.toISOString(),
      to: slot.start.toISOString(),
      ...(by === 'shop' ? { reason } : badWeather && { badWeather }),
    };
    await insertBookingEvent(trx, { bookingId, visitId, at, actor: actor.uid, what: 'moved', detail });
    if (isAdministrator(actor)) {
      await recordAction(
        write,
        actor,
        {
          act: 'visit.moved',
          subject: `visit:${visitId}`,
          before: { start: detail.from },
          after: { start: detail.to, reason },
        },
        at,
      );
    }
    const now = await findBookingRow(trx, { id: bookingId });
    const moved = now?.visits.find(({ id }) => id === visitId);
    if (now && moved)
      await notifyOfBooking(write, platform, {
        kind: 'visit-moved',
        booking: now,
        visit: moved,
        by: by === 'customer' ? by : reason,
      });
    write.expire(live('bookings'));
  });
  return found(platform, bookingId);
}

function unchanged(): Fault {
  const words = 'slot-unchanged';
  return new Fault('slot-unchanged', words, { fields: { slot: words } });
}

export async function found({ db }: Pick<Platform, 'db'>, bookingId: string): Promise<Booking> {
  const booking = await findBookingRow(db, { id: bookingId });
  if (!booking) throw notFound('booking');
  return booking;
}
