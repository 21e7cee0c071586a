import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { withIdempotencyKey } from '#src/api/idempotent.ts';
import { type Api, administrator, signedIn } from '#src/api/middleware.ts';
import { moveVisit } from '#src/shop/services/bookings/move-visit.ts';
import { cancelVisit, planVisit } from '#src/shop/services/bookings/plan-visit.ts';
import { reassignVisit } from '#src/shop/services/bookings/reassign-visit.ts';
import { readStart } from '#src/shop/services/bookings/take-slot.ts';
import type { Shop } from '#src/shop/shop.ts';
import { bookingAnswer, nextVisitBody, slotBody, technicianChoiceBody } from '#src/wire/services/booking.ts';
import { id } from '#src/wire/values.ts';
import { oneBooking } from './bookings.ts';

const tags = ['Services'];
const known = z.object({ id });
const ofVisit = known.extend({ visit: id });

/** The visits of a booking: booked, moved, cancelled, reassigned. Beyond the documented calls. */
export function bookingVisitCalls(api: Api, shop: Shop): void {
  const middleware = [signedIn(shop), withIdempotencyKey(shop)];

  api.openapi(
    createRoute({
      method: 'post',
      path: '/service/{id}/visits',
      tags,
      summary: 'Takes the next visit of a plan that holds several',
      middleware,
      request: { params: known, body: body(nextVisitBody) },
      responses: { 201: json(bookingAnswer, 'Taken'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const { slot, problems } = c.req.valid('json');
      const wish = { start: readStart(slot.start), problems, key: c.req.header('idempotency-key') };
      return c.json(
        await oneBooking(shop, await planVisit(shop, c.get('customer'), c.req.valid('param').id, wish)),
        201,
      );
    },
  );

  api.openapi(
    createRoute({
      method: 'put',
      path: '/service/{id}/visits/{visit}/slot',
      tags,
      summary:
        'Moves a visit: its customer until a day before, in bad weather until the technician sets out; the shop until it starts',
      middleware,
      request: { params: ofVisit, body: body(slotBody) },
      responses: { 200: json(bookingAnswer, 'Moved'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const [{ id: bookingId, visit }, { slot, ...wish }] = [c.req.valid('param'), c.req.valid('json')];
      return c.json(
        await oneBooking(
          shop,
          await moveVisit(shop, c.get('customer'), bookingId, visit, { ...wish, start: readStart(slot.start) }),
        ),
        200,
      );
    },
  );

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/service/{id}/visits/{visit}',
      tags,
      summary: 'Gives a visit of a plan that holds several back to it',
      middleware: [signedIn(shop)],
      request: { params: ofVisit },
      responses: { 200: json(bookingAnswer, 'Given back'), ...refusals(401, 403, 404, 409) },
    }),
    async (c) => {
      const { id: bookingId, visit } = c.req.valid('param');
      return c.json(await oneBooking(shop, await cancelVisit(shop, c.get('customer'), bookingId, visit)), 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'put',
      path: '/service/{id}/visits/{visit}/technician',
      tags,
      summary: 'Gives a visit to another technician at the same time',
      middleware: [administrator(shop), withIdempotencyKey(shop)],
      request: { params: ofVisit, body: body(technicianChoiceBody) },
      responses: { 200: json(bookingAnswer, 'Given'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const { id: bookingId, visit } = c.req.valid('param');
      return c.json(
        await oneBooking(shop, await reassignVisit(shop, c.get('customer'), bookingId, visit, c.req.valid('json'))),
        200,
      );
    },
  );
}
