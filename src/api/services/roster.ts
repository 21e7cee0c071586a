import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { saveArea } from '#src/shop/services/bookings/manage-areas.ts';
import { addDayOff, removeDayOff, saveRules } from '#src/shop/services/bookings/manage-days.ts';
import { saveTechnician } from '#src/shop/services/bookings/manage-technicians.ts';
import { addPlan, changePlan, retirePlan } from '#src/shop/services/plans/manage-plans.ts';
import type { Shop } from '#src/shop/shop.ts';
import { decodeNewPlan, decodePlan, encodePlan, planAnswer, planBody, planChange } from '#src/wire/services/plan.ts';
import {
  areaAnswer,
  areaBody,
  dayOffAnswer,
  dayOffBody,
  encodeWithId,
  rulesAnswer,
  rulesBody,
  technicianAnswer,
  technicianBody,
} from '#src/wire/services/roster.ts';
import { id, success } from '#src/wire/values.ts';

const tags = ['Services'];
const known = z.object({ id });
const done = z.object({ status: success });
const ok = { status: 'success' as const };

/** Who makes visits, where and when, and what the plans are: for the administrator only. */
export function rosterCalls(api: Api, shop: Shop): void {
  const frame = { tags, middleware: [administrator(shop)] };

  api.openapi(
    createRoute({
      ...frame,
      method: 'post',
      path: '/technicians',
      summary: 'A new technician',
      request: { body: body(technicianBody) },
      responses: { 201: json(technicianAnswer, 'Added'), ...refusals(400, 401, 403, 422) },
    }),
    async (c) =>
      c.json(
        {
          ...ok,
          data: { technician: encodeWithId(await saveTechnician(shop, c.get('customer'), c.req.valid('json'))) },
        },
        201,
      ),
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'put',
      path: '/technicians/{id}',
      summary: 'Name, account, areas and hours of a technician',
      request: { params: known, body: body(technicianBody) },
      responses: { 200: json(technicianAnswer, 'Changed'), ...refusals(400, 401, 403, 404, 422) },
    }),
    async (c) => {
      const technician = await saveTechnician(shop, c.get('customer'), {
        id: c.req.valid('param').id,
        ...c.req.valid('json'),
      });
      return c.json({ ...ok, data: { technician: encodeWithId(technician) } }, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'post',
      path: '/service-areas',
      summary: 'A new area that technicians go to',
      request: { body: body(areaBody) },
      responses: { 201: json(areaAnswer, 'Added'), ...refusals(400, 401, 403, 422) },
    }),
    async (c) =>
      c.json(
        { ...ok, data: { area: encodeWithId(await saveArea(shop, c.get('customer'), c.req.valid('json'))) } },
        201,
      ),
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'put',
      path: '/service-areas/{id}',
      summary: 'Name, PIN codes and travel time of an area',
      request: { params: known, body: body(areaBody) },
      responses: { 200: json(areaAnswer, 'Changed'), ...refusals(400, 401, 403, 404, 422) },
    }),
    async (c) => {
      const area = await saveArea(shop, c.get('customer'), { id: c.req.valid('param').id, ...c.req.valid('json') });
      return c.json({ ...ok, data: { area: encodeWithId(area) } }, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'post',
      path: '/days-off',
      summary: 'A day without visits, of one technician or of all',
      request: { body: body(dayOffBody) },
      responses: { 201: json(dayOffAnswer, 'Added'), ...refusals(400, 401, 403, 409, 422) },
    }),
    async (c) =>
      c.json(
        { ...ok, data: { dayOff: encodeWithId(await addDayOff(shop, c.get('customer'), c.req.valid('json'))) } },
        201,
      ),
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'delete',
      path: '/days-off/{id}',
      summary: 'The day takes visits again',
      request: { params: known },
      responses: { 200: json(done, 'Removed'), ...refusals(401, 403, 404) },
    }),
    async (c) => {
      await removeDayOff(shop, c.get('customer'), c.req.valid('param').id);
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'put',
      path: '/booking-rules',
      summary: 'The rules by which slots are offered',
      request: { body: body(rulesBody) },
      responses: { 200: json(rulesAnswer, 'Changed'), ...refusals(400, 401, 403, 422) },
    }),
    async (c) => c.json({ ...ok, data: { rules: await saveRules(shop, c.get('customer'), c.req.valid('json')) } }, 200),
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'post',
      path: '/plans',
      summary: 'Adds a service plan, hidden or on sale',
      request: { body: body(planBody) },
      responses: { 201: json(planAnswer, 'Added'), ...refusals(400, 401, 403, 422) },
    }),
    async (c) => {
      const plan = await addPlan(shop, c.get('customer'), decodeNewPlan(c.req.valid('json')));
      return c.json({ ...ok, data: { plan: encodePlan(plan) } }, 201);
    },
  );
  const planParams = z.object({ id: z.coerce.number().int().min(1).max(999_999_999) });
  api.openapi(
    createRoute({
      ...frame,
      method: 'delete',
      path: '/plans/{id}',
      summary: 'Retires a service plan: it is sold no more, for good, and stays for what was bought of it',
      request: { params: planParams },
      responses: { 200: json(z.object({ status: success }), 'Retired'), ...refusals(400, 401, 403, 404) },
    }),
    async (c) => {
      await retirePlan(shop, c.get('customer'), c.req.valid('param').id);
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'put',
      path: '/plans/{id}',
      summary:
        'Changes the fields present of a service plan; `active` publishes and hides it; 409 for one that is retired',
      request: { params: planParams, body: body(planChange) },
      responses: { 200: json(planAnswer, 'Changed'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const plan = await changePlan(shop, c.get('customer'), c.req.valid('param').id, decodePlan(c.req.valid('json')));
      return c.json({ ...ok, data: { plan: encodePlan(plan) } }, 200);
    },
  );
}
