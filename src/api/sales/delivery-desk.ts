import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import {
  addHoliday,
  removeHoliday,
  removeZone,
  saveZone,
  setCharges,
  showDelivery,
} from '#src/shop/sales/delivery/manage-delivery.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  chargesAnswer,
  chargesBody,
  day,
  decodeCharges,
  decodeZone,
  deliveryDeskAnswer,
  encodeZone,
  holidayBody,
  prefix,
  zoneAnswer,
  zoneBody,
} from '#src/wire/sales/delivery-desk.ts';
import { success } from '#src/wire/values.ts';

const done = z.object({ status: success });
const ok = { status: 'success' as const };

/** Zones, charges and holidays of delivery: for the administrator only. */
export function deliveryDeskCalls(api: Api, shop: Shop): void {
  const frame = { tags: ['Workspace'], middleware: [administrator(shop)] };
  const zone = z.object({ prefix });

  api.openapi(
    createRoute({
      ...frame,
      method: 'get',
      path: '/admin/delivery',
      summary: 'Every zone, and the holidays from today on',
      responses: { 200: json(deliveryDeskAnswer, 'Amounts in rupees'), ...refusals(401, 403) },
    }),
    async (c) => {
      const { zones, holidays } = await showDelivery(shop);
      return c.json({ ...ok, data: { zones: zones.map(encodeZone), holidays } }, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'put',
      path: '/admin/delivery/zones/{prefix}',
      summary: 'Adds or changes the zone of a prefix; counts from the next quote on',
      request: { params: zone, body: body(zoneBody) },
      responses: { 200: json(zoneAnswer, 'Saved'), ...refusals(400, 401, 403, 422) },
    }),
    async (c) => {
      const saved = await saveZone(shop, c.get('customer'), {
        prefix: c.req.valid('param').prefix,
        ...decodeZone(c.req.valid('json')),
      });
      return c.json({ ...ok, data: { zone: encodeZone(saved) } }, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'delete',
      path: '/admin/delivery/zones/{prefix}',
      summary: 'Its PIN codes fall to the next shorter prefix',
      request: { params: zone },
      responses: { 200: json(done, 'Removed'), ...refusals(401, 403, 404, 422) },
    }),
    async (c) => {
      await removeZone(shop, c.get('customer'), c.req.valid('param').prefix);
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'put',
      path: '/admin/delivery/charges',
      summary: 'One charge for every zone that is delivered to',
      request: { body: body(chargesBody) },
      responses: { 200: json(chargesAnswer, 'How many zones have it now'), ...refusals(400, 401, 403, 422) },
    }),
    async (c) =>
      c.json(
        { ...ok, data: { zones: await setCharges(shop, c.get('customer'), decodeCharges(c.req.valid('json'))) } },
        200,
      ),
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'post',
      path: '/admin/delivery/holidays',
      summary: 'A day without dispatch or delivery; 409 when it is one',
      request: { body: body(holidayBody) },
      responses: { 201: json(done, 'Added'), ...refusals(400, 401, 403, 409, 422) },
    }),
    async (c) => {
      await addHoliday(shop, c.get('customer'), c.req.valid('json'));
      return c.json(ok, 201);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'delete',
      path: '/admin/delivery/holidays/{day}',
      summary: 'The day is a working day again',
      request: { params: z.object({ day }) },
      responses: { 200: json(done, 'Removed'), ...refusals(401, 403, 404, 422) },
    }),
    async (c) => {
      await removeHoliday(shop, c.get('customer'), c.req.valid('param').day);
      return c.json(ok, 200);
    },
  );
}
