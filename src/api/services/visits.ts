import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, signedIn, technician } from '#src/api/middleware.ts';
import { listVisits } from '#src/shop/services/visits/list-visits.ts';
import { completeVisit, setOut, startVisit } from '#src/shop/services/visits/move-visit.ts';
import { saveWork } from '#src/shop/services/visits/save-work.ts';
import { showVisit } from '#src/shop/services/visits/show-visit.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  codeBody,
  decodeSign,
  decodeWork,
  encodeVisit,
  encodeVisitFile,
  encodeWork,
  signBody,
  visitFileAnswer,
  visitsAnswer,
  workAnswer,
  workBody,
} from '#src/wire/services/visit.ts';
import { id } from '#src/wire/values.ts';

const tags = ['Visits'];
const known = z.object({ id });

/** A technician's calls at a visit, step by step. Every step may be sent again: a bad connection loses answers. */
export function visitCalls(api: Api, shop: Shop): void {
  const atWork = [technician(shop)];

  api.openapi(
    createRoute({
      method: 'get',
      path: '/visits',
      tags,
      summary: 'The visits of these days: a technician’s own, everybody’s for the administrator',
      middleware: atWork,
      responses: {
        200: json(visitsAnswer, 'The visits'),
        ...refusals(401, 403),
      },
    }),
    async (c) =>
      c.json(
        { status: 'success' as const, data: { visits: (await listVisits(shop, c.get('customer'))).map(encodeVisit) } },
        200,
      ),
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: '/visits/{id}',
      tags,
      summary: 'A visit with all that was noted, for its customer, its technician and the administrator',
      middleware: [signedIn(shop)],
      request: { params: known },
      responses: { 200: json(visitFileAnswer, 'The visit'), ...refusals(401, 403, 404) },
    }),
    async (c) =>
      c.json(
        {
          status: 'success' as const,
          data: encodeVisitFile(await showVisit(shop, c.get('customer'), c.req.valid('param').id)),
        },
        200,
      ),
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/visits/{id}/on-the-way',
      tags,
      summary: 'The technician has left; the customer is told',
      middleware: atWork,
      request: { params: known },
      responses: { 200: json(visitFileAnswer, 'On the way'), ...refusals(401, 403, 404, 409) },
    }),
    async (c) => {
      const { id: visitId } = c.req.valid('param');
      await setOut(shop, c.get('customer'), visitId);
      return c.json(
        { status: 'success' as const, data: encodeVisitFile(await showVisit(shop, c.get('customer'), visitId)) },
        200,
      );
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/visits/{id}/start',
      tags,
      summary: 'The visit begins, with the code that the customer says; at most five tries in fifteen minutes',
      middleware: atWork,
      request: { params: known, body: body(codeBody) },
      responses: { 200: json(visitFileAnswer, 'Started'), ...refusals(400, 401, 403, 404, 409, 422, 429) },
    }),
    async (c) => {
      const { id: visitId } = c.req.valid('param');
      await startVisit(shop, c.get('customer'), visitId, c.req.valid('json').code);
      return c.json(
        { status: 'success' as const, data: encodeVisitFile(await showVisit(shop, c.get('customer'), visitId)) },
        200,
      );
    },
  );

  api.openapi(
    createRoute({
      method: 'put',
      path: '/visits/{id}/work',
      tags,
      summary: 'Keeps the checklist, the readings and what was found, as a whole; the highest revision counts',
      middleware: atWork,
      request: { params: known, body: body(workBody) },
      responses: {
        200: json(workAnswer, 'What is kept'),
        ...refusals(400, 401, 403, 404, 409, 422),
      },
    }),
    async (c) => {
      const work = await saveWork(shop, c.get('customer'), c.req.valid('param').id, decodeWork(c.req.valid('json')));
      return c.json({ status: 'success' as const, data: { work: encodeWork(work) } }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/visits/{id}/complete',
      tags,
      summary: 'The customer has signed: the visit is done, its report ready',
      middleware: atWork,
      request: { params: known, body: body(signBody) },
      responses: { 200: json(visitFileAnswer, 'Done'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const { id: visitId } = c.req.valid('param');
      await completeVisit(shop, c.get('customer'), visitId, decodeSign(c.req.valid('json')));
      return c.json(
        { status: 'success' as const, data: encodeVisitFile(await showVisit(shop, c.get('customer'), visitId)) },
        200,
      );
    },
  );
}
