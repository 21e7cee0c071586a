import { redirect } from 'react-router';
import { BOOKING_STATES, type BookingState } from '#src/kernel/booking-lifecycle.ts';
import { isOpenVisit } from '#src/kernel/visit-lifecycle.ts';
import { listDocuments } from '#src/shop/sales/tax-documents/list-documents.ts';
import type { Booking } from '#src/shop/services/bookings/booking.ts';
import { countBookingsByState, findBooking, listBookings } from '#src/shop/services/bookings/list-bookings.ts';
import { showRules } from '#src/shop/services/bookings/manage-days.ts';
import { listPlans } from '#src/shop/services/plans/list-plans.ts';
import { historyOf } from '#src/shop/services/visits/history-of.ts';
import type { Shop } from '#src/shop/shop.ts';
import { type PlantFigures, plantFiguresAt } from '#src/shop/solar/plant-yield/plant-figures.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { cardPicture, serviceScenes } from '#src/web/features/service/service-scenes.server.ts';
import { pageIn, textIn } from '#src/web/features/workspace-list/list-query.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import type { PictureSource } from '#src/web/ui/picture.tsx';
import type { Locale } from '#src/wire/domain.ts';
import { hrefs } from '#src/wire/pages.ts';
import { toBookingView } from './to-booking-view.server.ts';

const PAGE_SIZE = 10;

/** The signed-in customer's bookings, newest first; with `?id=`, only that one. */
export const loader = pageLoader('myServices', async ({ customer, shop, locale, searchParams }) => {
  const { uid } = customer;
  const page = pageIn(searchParams);
  const q = textIn(searchParams, 'q') || undefined;
  const state = BOOKING_STATES.find((one) => one === searchParams.get('status'));
  const wanted = searchParams.get('id');
  const one = wanted ? await findBooking(shop, { id: wanted }) : undefined;
  if (wanted && one?.uid !== uid) throw redirect(hrefs.myServices());
  const [{ items, total }, counts, { rescheduleMinutes }] = await Promise.all([
    one ? { items: [one], total: 1 } : listBookings(shop, { uid, q, state, page, limit: PAGE_SIZE }),
    countBookingsByState(shop, uid),
    showRules(shop),
  ]);
  if (items.length === 0 && page > 1) throw redirect(hrefs.myServices());
  const ids = items.map(({ id }) => id);
  const [histories, pictures, papers] = await Promise.all([
    historyOf(shop, ids),
    planPictures(shop, locale),
    Promise.all(ids.map((id) => listDocuments(shop.db, id))),
  ]);
  const advised = lastCleanedAt(items, histories);
  const plants = await plantsAt(
    shop,
    uid,
    items.filter(({ id }) => advised.has(id)),
  );
  return {
    texts: texts(locale, 'myServices', 'booking'),
    uid,
    one: one !== undefined,
    filter: { q, status: state },
    counts: Object.fromEntries(counts) as Partial<Record<BookingState, number>>,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    total,
    bookings: items.map((booking, at) =>
      toBookingView(booking, {
        locale,
        now: shop.clock.now(),
        rescheduleMinutes,
        history: histories.get(booking.id) ?? [],
        documents: papers[at] ?? [],
        advised: advised.has(booking.id),
        plant: plants.get(booking.address.zipcode),
        picture: pictures.get(booking.planId),
      }),
    ),
  };
});

/** The picture of each plan on sale. */
async function planPictures(shop: Shop, locale: Locale): Promise<Map<number, PictureSource | undefined>> {
  const plans = await listPlans(shop, locale);
  const scenes = await serviceScenes(shop, plans);
  return new Map(plans.map((plan, at) => [plan.id, cardPicture(plan, at, scenes)]));
}

/** The customer's plant at each of these bookings' PIN codes. */
async function plantsAt(shop: Shop, uid: string, bookings: Booking[]): Promise<Map<string, PlantFigures | undefined>> {
  const pins = [...new Set(bookings.map(({ address }) => address.zipcode))];
  return new Map(await Promise.all(pins.map(async (pin) => [pin, await plantFiguresAt(shop, uid, pin)] as const)));
}

/** The bookings whose last visit was the latest at its place, unless another one is already booked there: those that get advice. */
function lastCleanedAt(bookings: Booking[], histories: Awaited<ReturnType<typeof historyOf>>): Set<string> {
  const places = new Map<string, { id: string; at: number }>();
  const coming = new Set(
    bookings
      .filter(({ visits, state }) => state === 'active' && visits.some((visit) => isOpenVisit(visit.state)))
      .map(placeOf),
  );
  for (const booking of bookings) {
    const at = histories.get(booking.id)?.at(-1)?.date.getTime();
    const place = placeOf(booking);
    if (at !== undefined && !coming.has(place) && at > (places.get(place)?.at ?? 0))
      places.set(place, { id: booking.id, at });
  }
  return new Set([...places.values()].map(({ id }) => id));
}

const placeOf = ({ address }: Booking): string => `${address.zipcode} ${address.fullAddress.trim().toLowerCase()}`;
