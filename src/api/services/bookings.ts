import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { withIdempotencyKey } from '#src/api/idempotent.ts';
import { type Api, signedIn } from '#src/api/middleware.ts';
import { currentPrincipal } from '#src/shop/customers/identity/current-principal.ts';
import { isAdministrator } from '#src/shop/customers/identity/principal.ts';
import { showBookingOfPayment } from '#src/shop/sales/checkout/show-booking-of-payment.ts';
import type { Booking } from '#src/shop/services/bookings/booking.ts';
import { listBookings, showBooking } from '#src/shop/services/bookings/list-bookings.ts';
import { listSlots, listVisitSlots } from '#src/shop/services/bookings/list-slots.ts';
import { moveBooking } from '#src/shop/services/bookings/move-booking.ts';
import { historyOf } from '#src/shop/services/visits/history-of.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  bookingAnswer,
  bookingListQuery,
  bookingStatusBody,
  bookingsAnswer,
  decodeServiceClaim,
  encodeBooking,
  movedBookingAnswer,
  orrBody,
  type wireBooking,
} from '#src/wire/services/booking.ts';
import { calendarAnswer, encodeCalendar, slotQuery, visitSlotQuery } from '#src/wire/services/slots.ts';
import { id } from '#src/wire/values.ts';

const tags = ['Services'];
const known = z.object({ id });

/** Bookings with the history of their visits, as on the wire. */
async function encodeBookings(shop: Shop, bookings: Booking[]) {
  const history = await historyOf(
    shop,
    bookings.map((booking) => booking.id),
  );
  return bookings.map((booking) => encodeBooking(booking, history.get(booking.id) ?? []));
}

export async function oneBooking(shop: Shop, booking: Booking) {
  const [service] = await encodeBookings(shop, [booking]);
  return { status: 'success' as const, data: { service: service as z.infer<typeof wireBooking> } };
}

/** Slots, and the service calls of spec.md §7. */
export function bookingCalls(api: Api, shop: Shop): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/services/{id}/slots',
      tags,
      summary: 'The times at which a plan’s visit can be had at a PIN code, by day in India; open to everybody',
      request: { params: known, query: slotQuery },
      responses: { 200: json(calendarAnswer, 'The times, or that nobody goes there'), ...refusals(404, 422) },
    }),
    async (c) => {
      const shopper = (await currentPrincipal(shop, c.req.raw.headers))?.uid;
      const found = await listSlots(shop, { planId: c.req.valid('param').id, ...c.req.valid('query'), shopper });
      return c.json({ status: 'success' as const, data: encodeCalendar(found) }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: '/service/{id}/slots',
      tags,
      summary: 'The times for the next visit of a booking, or to move one of its visits',
      middleware: [signedIn(shop)],
      request: { params: known, query: visitSlotQuery },
      responses: { 200: json(calendarAnswer, 'The times'), ...refusals(401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const { visit: visitId, ...window } = c.req.valid('query');
      const found = await listVisitSlots(shop, c.get('customer'), c.req.valid('param').id, { visitId, ...window });
      return c.json({ status: 'success' as const, data: encodeCalendar(found) }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: '/service',
      tags,
      summary: 'Bookings, newest first: the caller’s own, or all for the administrator',
      middleware: [signedIn(shop)],
      request: { query: bookingListQuery },
      responses: {
        200: json(bookingsAnswer, 'The bookings'),
        ...refusals(401, 422),
      },
    }),
    async (c) => {
      const customer = c.get('customer');
      const uid = isAdministrator(customer) ? undefined : customer.uid;
      const { items, total, next } = await listBookings(shop, { uid, ...c.req.valid('query') });
      return c.json(
        { status: 'success' as const, total, next, data: { services: await encodeBookings(shop, items) } },
        200,
      );
    },
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: '/service/{id}',
      tags,
      summary: 'One booking, for its customer and the administrator',
      middleware: [signedIn(shop)],
      request: { params: known },
      responses: { 200: json(bookingAnswer, 'The booking'), ...refusals(401, 403, 404) },
    }),
    async (c) =>
      c.json(
        await oneBooking(shop, (await showBooking(shop, c.get('customer'), c.req.valid('param').id)).booking),
        200,
      ),
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/orr',
      tags,
      summary: 'The booking of a captured payment; never made from this body',
      middleware: [signedIn(shop), withIdempotencyKey(shop)],
      request: { body: body(orrBody) },
      responses: {
        200: json(bookingAnswer, 'Told before'),
        201: json(bookingAnswer, 'Told for the first time'),
        ...refusals(400, 401, 403, 404, 409, 422, 503),
      },
    }),
    async (c) => {
      const input = c.req.valid('json');
      const { booking, first } = await showBookingOfPayment(
        shop,
        c.get('customer'),
        input.paymentId,
        decodeServiceClaim(input),
      );
      const answer = await oneBooking(shop, booking);
      return first ? c.json(answer, 201) : c.json(answer, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'put',
      path: '/service/{id}',
      tags,
      summary: 'Moves a booking on; a customer may only cancel',
      middleware: [signedIn(shop), withIdempotencyKey(shop)],
      request: { params: known, body: body(bookingStatusBody) },
      responses: {
        200: json(movedBookingAnswer, 'Moved'),
        ...refusals(400, 401, 403, 404, 409, 422),
      },
    }),
    async (c) => {
      const booking = await moveBooking(
        shop,
        c.get('customer'),
        c.req.valid('param').id,
        c.req.valid('json').orderStatus,
      );
      return c.json({ ...(await oneBooking(shop, booking)), success: true as const }, 200);
    },
  );
}
