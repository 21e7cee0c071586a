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
import { listBookings } from '#src/shop/services/bookings/list-bookings.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { toPurchaseView } from '#src/web/features/purchase/to-purchase-view.server.ts';
import { readDeskView, toDeskView } from '#src/web/features/workspace-list/desk-view.server.ts';
import { indiaWhen } from '#src/web/features/workspace-list/india-when.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

const LIMIT = 15;

export const loader = pageLoader('bookings', async ({ shop, locale, searchParams }) => {
  const wish = readDeskView(searchParams, BOOKING_STATES);
  const { items, total } = await listBookings(shop, { ...wish, limit: LIMIT });
  const today = dayInIndia(shop.clock.now());
  const papers = await Promise.all(items.map(({ id }) => listDocuments(shop.db, id)));
  const [when, day] = [indiaWhen(locale), dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })];
  const time = dateFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
  });
  return {
    texts: texts(locale, 'desk', 'bookingDesk', 'calendar'),
    states: BOOKING_STATES,
    view: toDeskView(wish, total, LIMIT),
    bookings: items.map((booking, at) => ({
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
      papers: (papers[at] ?? []).map(({ id, number }) => ({ id, number })),
      visits: booking.visits.map((visit) => ({
        id: visit.id,
        position: visit.position,
        state: visit.state,
        technician: visit.technician.name,
        time: time.formatRange(visit.start, visit.end),
        day: dayInIndia(visit.start),
        returnable: booking.state === 'active' && booking.visitsIncluded > 1 && isBeforeStart(visit.state),
      })),
    })),
  };
});

const placeOf = ({ address: { fullAddress, landmark, city, zipcode } }: Booking): string =>
  [fullAddress, landmark, `${city} ${zipcode}`].filter(Boolean).join(', ');

/** The technician planned for the next visit, until they are assigned. */
function assignable(booking: Booking): string | undefined {
  const visit = nextVisit(booking);
  return booking.state === 'active' && visit && visitAfter('assign', visit.state) ? visit.technician.name : undefined;
}

export type BookingsData = Awaited<ReturnType<typeof loader>>;
