import { BOOKING_STATES } from '#src/kernel/booking-lifecycle.ts';
import { dateFormat } from '#src/kernel/format.ts';
import { dayInIndia } from '#src/kernel/india-time.ts';
import { isBeforeStart, visitAfter } from '#src/kernel/visit-lifecycle.ts';
import { listDocuments } from '#src/shop/sales/tax-documents/list-documents.ts';
import {
  type Booking,
  canCancel,
  nextVisit,
  serviceStatusOf,
  visitsLeft,
} from '#src/shop/services/bookings/booking.ts';
import { findBooking, listBookings } from '#src/shop/services/bookings/list-bookings.ts';
import type { Shop } from '#src/shop/shop.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { toPurchaseView } from '#src/web/features/purchase/to-purchase-view.server.ts';
import { readDeskView, toDeskView } from '#src/web/features/workspace-list/desk-view.server.ts';
import { indiaWhen } from '#src/web/features/workspace-list/india-when.server.ts';
import { textIn } from '#src/web/features/workspace-list/list-query.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import type { Locale } from '#src/wire/domain.ts';

const LIMIT = 40;

export const loader = pageLoader('bookings', async ({ shop, locale, searchParams }) => {
  const wish = readDeskView(searchParams, BOOKING_STATES);
  const { items, total } = await listBookings(shop, { ...wish, limit: LIMIT });
  // The only one that is found is what was looked for.
  const only = wish.q && total === 1 ? items[0]?.id : undefined;
  const id = textIn(searchParams, 'open') || only;
  const opened = id ? (items.find((one) => one.id === id) ?? (await findBooking(shop, { id }))) : undefined;
  const visit = dateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return {
    texts: texts(locale, 'desk', 'bookingDesk', 'calendar'),
    states: BOOKING_STATES,
    view: toDeskView(wish, total, LIMIT),
    now: shop.clock.now(),
    opened: opened && (await toFile(shop, opened, locale)),
    rows: items.map((booking) => ({
      id: booking.id,
      number: booking.number,
      at: booking.at,
      on: indiaWhen(locale)(booking.at),
      name: booking.name,
      place: `${booking.address.city} ${booking.address.zipcode}`,
      city: booking.address.city,
      plan: booking.planName,
      total: booking.total,
      test: booking.test,
      paymentStatus: booking.paymentStatus,
      status: serviceStatusOf(booking),
      next: timeOf(booking, visit),
      assignable: assignable(booking),
    })),
  };
});

/** When the next visit begins, in words. */
function timeOf(booking: Booking, format: Intl.DateTimeFormat): string {
  const visit = booking.state === 'active' ? nextVisit(booking) : undefined;
  return visit ? format.format(visit.start) : '';
}

/** A booking in full. */
async function toFile(shop: Shop, booking: Booking, locale: Locale) {
  const today = dayInIndia(shop.clock.now());
  const papers = await listDocuments(shop.db, booking.id);
  const [when, day] = [indiaWhen(locale), dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })];
  const time = dateFormat(locale, { dateStyle: 'full', timeStyle: 'short' });
  return {
    ...toPurchaseView(booking, { on: when(booking.at), cancellable: canCancel(booking) }),
    plan: booking.planName,
    place: placeOf(booking),
    problems: booking.problems,
    note: booking.note,
    status: serviceStatusOf(booking),
    assignable: assignable(booking),
    left: visitsLeft(booking),
    of: booking.visitsIncluded,
    until: day.format(new Date(booking.validUntil)),
    plannable: booking.validUntil >= today,
    papers: papers.map(({ id, number }) => ({ id, number })),
    visits: booking.visits.map((visit) => ({
      id: visit.id,
      position: visit.position,
      state: visit.state,
      technician: visit.technician.name,
      time: time.formatRange(visit.start, visit.end),
      day: dayInIndia(visit.start),
      returnable: booking.state === 'active' && booking.visitsIncluded > 1 && isBeforeStart(visit.state),
    })),
  };
}

const placeOf = ({ address: { fullAddress, landmark, city, zipcode } }: Booking): string =>
  [fullAddress, landmark, `${city} ${zipcode}`].filter(Boolean).join(', ');

/** The technician planned for the next visit, until they are assigned. */
function assignable(booking: Booking): string | undefined {
  const visit = nextVisit(booking);
  return booking.state === 'active' && visit && visitAfter('assign', visit.state) ? visit.technician.name : undefined;
}

export type BookingsData = Awaited<ReturnType<typeof loader>>;
