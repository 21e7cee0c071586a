import { because } from '#src/kernel/refusals.ts';
import { mayMove, type VisitMove, type VisitRole, visitAfter } from '#src/kernel/visit-lifecycle.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { Fault, forbidden, notFound } from '#src/platform/fault.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { lockBooking } from './booking.store.ts';
import type { Booking, Visit } from './booking.ts';
import { selectRules } from './roster.store.ts';

/** Who changes a visit: its customer, within the rules for customers, or the shop. */
export type By = 'customer' | 'shop';

/**
 * A visit that can still be changed, with its booking locked until the transaction ends, and the actor's role. `version`: the one
 * that the actor saw. Throws `not-found`, `forbidden`, `wrong-step` for one that has started, `conflict` for one that has changed.
 */
export async function openVisit(
  { trx }: Write,
  actor: Principal,
  bookingId: string,
  visitId: string,
  move: VisitMove,
  version?: number,
): Promise<{ booking: Booking; visit: Visit; by: By }> {
  const booking = await lockBooking(trx, bookingId);
  if (!booking) throw notFound('booking');
  const visit = booking.visits.find(({ id }) => id === visitId);
  const role = roleAt(actor, booking, visit);
  if (!visit) throw notFound('visit');
  if (!mayMove(role, move)) throw forbidden();
  if (!visitAfter(move, visit.state)) throw hasStarted();
  if (version !== undefined && version !== visit.version) throw new Fault('conflict', 'visit-changed');
  return { booking, visit, by: role === 'customer' ? 'customer' : 'shop' };
}

export const hasStarted = () => new Fault('wrong-step', 'visit-started');

/** The administrator and the visit's technician act for the shop. Throws `forbidden` for anybody unrelated to the booking. */
function roleAt(actor: Principal, booking: Booking, visit: Visit | undefined): VisitRole {
  if (isAdministrator(actor)) return 'administrator';
  if (actor.role === 'technician' && visit?.technician.uid === actor.uid) return 'technician';
  if (booking.uid !== actor.uid) throw forbidden();
  return 'customer';
}

/**
 * Until when a customer may move or cancel a visit: the time set in the rules. In bad weather, and where the shop itself
 * has moved it, until it begins, unless the technician has set out.
 */
export function movableUntil(
  { start, state, movedFor }: Pick<Visit, 'start' | 'state' | 'movedFor'>,
  rescheduleMinutes: number,
  badWeather = false,
): Date {
  if ((badWeather || movedFor) && state !== 'on-the-way') return start;
  return new Date(start.getTime() - rescheduleMinutes * 60_000);
}

/** Throws `too-late` after that time. */
export async function assertInTime(
  { trx }: Pick<Write, 'trx'>,
  visit: Visit,
  at: Date,
  badWeather = false,
): Promise<void> {
  const { rescheduleMinutes } = await selectRules(trx);
  const until = movableUntil(visit, rescheduleMinutes, badWeather);
  if (at <= until) return;
  const hours = Math.round(rescheduleMinutes / 60);
  throw new Fault('too-late', because('visit-too-late', { hours }), {
    detail: { until: until.toISOString(), hours },
  });
}
