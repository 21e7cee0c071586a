import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import type { Shop } from '#src/shop/shop.ts';
import { changeLead } from '#src/shop/solar/leads/change-lead.ts';
import { listLeads } from '#src/shop/solar/leads/list-leads.ts';
import { encodeLead, leadChange, leadChanged, leadList, leadQuery } from '#src/wire/solar/solar-lead.ts';
import { id } from '#src/wire/values.ts';

const ok = { status: 'success' as const };

/** People who asked to be called about a solar plan: for the administrator only. */
export function solarLeadCalls(api: Api, shop: Shop): void {
  const frame = { tags: ['Solar'], middleware: [administrator(shop)] };

  api.openapi(
    createRoute({
      ...frame,
      method: 'get',
      path: '/admin/solar/leads',
      summary: 'Leads: due next steps first, then planned ones by day, then the newest',
      request: { query: leadQuery },
      responses: { 200: json(leadList, 'One page of leads'), ...refusals(401, 403, 422) },
    }),
    async (c) => {
      const { items, total, next } = await listLeads(shop, c.req.valid('query'));
      return c.json({ ...ok, total, next, data: { leads: items.map(encodeLead) } }, 200);
    },
  );

  api.openapi(
    createRoute({
      ...frame,
      method: 'put',
      path: '/admin/solar/leads/{id}',
      summary: 'Moves a lead, plans its next step, or notes something',
      request: { params: z.object({ id }), body: body(leadChange) },
      responses: { 200: json(leadChanged, 'Changed'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const lead = await changeLead(shop, c.get('customer'), c.req.valid('param').id, c.req.valid('json'));
      return c.json({ ...ok, data: { lead: encodeLead(lead) } }, 200);
    },
  );
}
