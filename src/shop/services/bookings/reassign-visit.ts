import { because } from '#src/kernel/refusals.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { changeVisit, findBookingRow, insertBookingEvent } from './booking.store.ts';
import type { Booking } from './booking.ts';
import { found } from './move-visit.ts';
import { notifyOfBooking } from './notify-of-booking.ts';
import { hasStarted, openVisit } from './open-visit.ts';
import { findTechnicianRow } from './roster.store.ts';
import { findArea, insertSlot, releaseTaken } from './slot.store.ts';
import { busyWith } from './slots.ts';

/** Travel time after a visit, in minutes, where no area sets one any more. */
const USUAL_TRAVEL = 30;

/**
 * Gives a visit to another technician at the same time, chosen by the administrator, who may ignore area and working hours
 * but cannot double-book anybody. Throws `not-found`, `forbidden`, `wrong-step`, `conflict`, `invalid` (technicianId), `slot-taken`.
 */
export async function reassignVisit(
  platform: Platform,
  actor: Principal,
  bookingId: string,
  visitId: string,
  { technicianId, version }: { technicianId: string; version?: number | undefined },
): Promise<Booking> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const { trx } = write;
    const { booking, visit } = await openVisit(write, actor, bookingId, visitId, 'reassign', version);
    if (visit.technician.id === technicianId && visit.state !== 'planned') return;
    const technician = await findTechnicianRow(trx, technicianId);
    if (!technician?.active) throw invalid({ technicianId: 'technician-not-working' });
    const travel = (await findArea(trx, booking.address.zipcode))?.travelMinutes ?? USUAL_TRAVEL;
    await releaseTaken(trx, [visitId]);
    const slot = {
      id: newId('slt', at.getTime()),
      technicianId,
      busy: busyWith(visit, travel),
      state: 'taken' as const,
      paymentId: null,
      visitId,
      at,
    };
    if (!(await insertSlot(trx, slot)))
      throw new Fault('slot-taken', because('technician-not-free', { name: technician.name }), {
        fields: { technicianId: 'not-free-then' },
      });
    const change = { technicianId, state: 'assigned' as const, onTheWayAt: null, updatedAt: at };
    if (!(await changeVisit(trx, visitId, 'reassign', change))) throw hasStarted();
    const detail = { from: visit.technician.name, to: technician.name };
    await insertBookingEvent(trx, {
      bookingId,
      visitId,
      at,
      actor: actor.uid,
      what: visit.technician.id === technicianId ? 'assigned' : 'reassigned',
      detail,
    });
    await recordAction(
      write,
      actor,
      {
        act: 'visit.reassigned',
        subject: `visit:${visitId}`,
        before: { technician: detail.from, state: visit.state },
        after: { technician: detail.to, state: 'assigned' },
      },
      at,
    );
    write.expire(live('bookings'));
    if (visit.technician.id === technicianId) return;
    const now = await findBookingRow(trx, { id: bookingId });
    const given = now?.visits.find(({ id }) => id === visitId);
    if (now && given) await notifyOfBooking(write, platform, { kind: 'reassigned', booking: now, visit: given });
  });
  return found(platform, bookingId);
}
