import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator, signedIn } from '#src/api/middleware.ts';
import type { Shop } from '#src/shop/shop.ts';
import { changeUsualDays } from '#src/shop/solar/applications/change-usual-days.ts';
import { enterStep } from '#src/shop/solar/applications/enter-step.ts';
import { removeApplication } from '#src/shop/solar/applications/remove-application.ts';
import { showApplication } from '#src/shop/solar/applications/show-application.ts';
import { startApplication } from '#src/shop/solar/applications/start-application.ts';
import {
  applicationAnswer,
  applicationMadeAnswer,
  decodeOrigin,
  encodeApplicationFile,
  newApplicationBody,
  stepBody,
  usualDaysBody,
} from '#src/wire/solar/application.ts';
import { done, id } from '#src/wire/values.ts';

const tags = ['Applications'];
const ok = { status: 'success' as const };
const known = z.object({ id });

/** Applications for subsidy and net meter: for their customer and the administrator. Nothing is read from the portal: steps are entered. */
export function applicationCalls(api: Api, shop: Shop): void {
  deskCalls(api, shop);
  stepCalls(api, shop);
}

function deskCalls(api: Api, shop: Shop): void {
  const frame = { tags, middleware: [administrator(shop)] };
  api.openapi(
    createRoute({
      ...frame,
      method: 'post',
      path: '/admin/solar/applications',
      summary: 'Starts the application of a plant, or of an installed order, whose plant is added with it',
      request: { body: body(newApplicationBody) },
      responses: { 201: json(applicationMadeAnswer, 'Started'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const sent = c.req.valid('json');
      const first = { state: sent.state, on: sent.on, note: sent.note };
      const made = await startApplication(shop, c.get('customer'), decodeOrigin(sent), first);
      return c.json({ ...ok, data: { id: made } }, 201);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'delete',
      path: '/admin/solar/applications/{id}',
      summary: 'Removes an application with its documents',
      request: { params: known },
      responses: { 200: json(done, 'Removed'), ...refusals(401, 403, 404) },
    }),
    async (c) => {
      await removeApplication(shop, c.get('customer'), c.req.valid('param').id);
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'put',
      path: '/admin/solar/usual-days',
      summary: 'Decides how long steps of an application usually take',
      request: { body: body(usualDaysBody) },
      responses: { 200: json(done, 'Decided'), ...refusals(400, 401, 403, 404, 422) },
    }),
    async (c) => {
      await changeUsualDays(shop, c.get('customer'), c.req.valid('json').usual);
      return c.json(ok, 200);
    },
  );
}

function stepCalls(api: Api, shop: Shop): void {
  const frame = { tags, middleware: [signedIn(shop)] };
  api.openapi(
    createRoute({
      ...frame,
      method: 'get',
      path: '/applications/{id}',
      summary: 'An application with its steps and documents, for its customer and the administrator',
      request: { params: known },
      responses: { 200: json(applicationAnswer, 'The application'), ...refusals(401, 404) },
    }),
    async (c) => {
      const file = await showApplication(shop, c.get('customer'), c.req.valid('param').id);
      return c.json({ ...ok, data: encodeApplicationFile(file) }, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'post',
      path: '/applications/{id}/steps',
      summary:
        'Enters what it has reached: the administrator any step ahead, its customer what comes next and is theirs',
      request: { params: known, body: body(stepBody) },
      responses: { 200: json(done, 'Entered'), ...refusals(400, 401, 404, 409, 422) },
    }),
    async (c) => {
      await enterStep(shop, c.get('customer'), c.req.valid('param').id, c.req.valid('json'));
      return c.json(ok, 200);
    },
  );
}
