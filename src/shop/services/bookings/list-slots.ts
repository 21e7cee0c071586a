import { type Day, dayInIndia } from '#src/kernel/india-time.ts';
import { Fault, forbidden, invalid, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { showPlan } from '#src/shop/services/plans/list-plans.ts';
import { findBookingRow } from './booking.store.ts';
import { type SlotRequest, slotQueryFor } from './slot-query.ts';
import { lastDay, offeredSlots, type SlotDay } from './slots.ts';

/** `from`: the first day, by default today. `days`: how many, by default all that are offered. */
export type SlotWindow = { from?: Day | undefined; days?: number | undefined };

/** `served` false: no technician covers this PIN code. `until`: the last day on which times are offered. */
export type SlotCalendar = { served: false } | { served: true; area: string; until: Day; days: SlotDay[] };

type Clocked = Pick<Platform, 'db' | 'clock'>;

/**
 * The times available for a plan's visit at a PIN code, by day in India. Open to everybody; the slot that `shopper` holds
 * while paying is offered to them again.
 * Throws `invalid` for anything but six digits, `not-found` for a plan that is not offered.
 */
export async function listSlots(
  platform: Clocked,
  wish: { planId: string; pincode: string; shopper?: string | undefined } & SlotWindow,
): Promise<SlotCalendar> {
  if (!/^\d{6}$/.test(wish.pincode)) throw invalid({ pincode: 'zipcode-format' }, 'zipcode-format');
  const { durationMinutes } = await showPlan(platform, wish.planId, 'en');
  return calendar(platform, { pincode: wish.pincode, durationMinutes, shopper: wish.shopper }, wish);
}

/**
 * The times for a visit of a booking: for the next unscheduled one, or to move `visitId`. For its customer; the administrator
 * and the visit's technician also see times within the lead time. The visit's current time is left out.
 * Throws `not-found`, `forbidden`, `wrong-step`.
 */
export async function listVisitSlots(
  platform: Clocked,
  actor: Principal,
  bookingId: string,
  { visitId, ...window }: { visitId?: string | undefined } & SlotWindow,
): Promise<SlotCalendar> {
  const booking = await findBookingRow(platform.db, { id: bookingId });
  if (!booking) throw notFound('booking');
  const visit = booking.visits.find(({ id }) => id === visitId);
  // As in `openVisit`: the administrator and the visit's technician act for the shop.
  const forShop = isAdministrator(actor) || (actor.role === 'technician' && visit?.technician.uid === actor.uid);
  if (booking.uid !== actor.uid && !forShop) throw forbidden();
  if (visitId && !visit) throw notFound('visit');
  if (booking.state !== 'active') throw new Fault('wrong-step', 'no-more-visits');
  const { durationMinutes, address, validUntil } = booking;
  const by = forShop ? ('desk' as const) : ('offered' as const);
  const offered = await calendar(
    platform,
    { pincode: address.zipcode, durationMinutes, until: validUntil, visit: visitId, by },
    window,
  );
  if (!visit || !offered.served) return offered;
  const days = offered.days.map(({ day, slots }) => ({
    day,
    slots: slots.filter(({ start }) => start.getTime() !== visit.start.getTime()),
  }));
  return { ...offered, days };
}

async function calendar({ db, clock }: Clocked, wish: SlotRequest, { from, days }: SlotWindow): Promise<SlotCalendar> {
  const now = clock.now();
  const asked = await slotQueryFor(db, wish, now);
  if (!asked) return { served: false };
  const { area, question } = asked;
  const window = { from: from ?? dayInIndia(now), days: days ?? question.rules.horizonDays + 1 };
  return {
    served: true,
    area: area.name,
    until: lastDay(now, question.rules),
    days: offeredSlots({ ...question, ...window }),
  };
}
