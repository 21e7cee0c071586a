import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { csvAnswer, csvResponse } from '#src/api/answers/csv-answer.ts';
import { type Api, callerLocale, signedIn } from '#src/api/middleware.ts';
import type { Shop } from '#src/shop/shop.ts';
import { addPlant, changePlant, removePlant } from '#src/shop/solar/plants/keep-plant.ts';
import { keepReading, removeReading } from '#src/shop/solar/plants/keep-reading.ts';
import { listPlants, showPlant } from '#src/shop/solar/plants/show-plants.ts';
import {
  decodePlant,
  decodeReading,
  encodePlantFile,
  encodePlants,
  encodeVerdictAnswer,
  newPlantBody,
  plantAnswer,
  plantBody,
  plantMadeAnswer,
  plantsAnswer,
  readingBody,
  readingParams,
  verdictAnswer,
} from '#src/wire/solar/plant.ts';
import { done, id } from '#src/wire/values.ts';

const tags = ['Plants'];
const ok = { status: 'success' as const };
const known = z.object({ id });

/** A customer's solar plants: what they gave by what was entered, beside what the sun lets expect. Nothing is read from a plant. */
export function plantCalls(api: Api, shop: Shop): void {
  ownPlants(api, shop);
  readings(api, shop);
}

function ownPlants(api: Api, shop: Shop): void {
  const middleware = [signedIn(shop)];
  api.openapi(
    createRoute({
      method: 'get',
      path: '/plants',
      tags,
      summary: 'The session’s own plants, oldest first',
      middleware,
      responses: { 200: json(plantsAnswer, 'Plants'), ...refusals(401) },
    }),
    async (c) => c.json({ ...ok, data: { plants: encodePlants(await listPlants(shop, c.get('customer').uid)) } }, 200),
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/plants',
      tags,
      summary: 'Adds a plant',
      middleware,
      request: { body: body(newPlantBody) },
      responses: { 201: json(plantMadeAnswer, 'Added'), ...refusals(400, 401, 404, 409, 422, 429) },
    }),
    async (c) => {
      const who = { uid: c.get('customer').uid, locale: callerLocale(c, shop.settings) };
      const { installationId, ...draft } = c.req.valid('json');
      const made = await addPlant(shop, who, { ...decodePlant(draft), installationId });
      return c.json({ ...ok, data: { id: made } }, 201);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/plants/{id}',
      tags,
      summary: 'A plant with its months and readings',
      middleware,
      request: { params: known },
      responses: { 200: json(plantAnswer, 'The plant'), ...refusals(401, 404) },
    }),
    async (c) => {
      const file = await showPlant(shop, c.get('customer').uid, c.req.valid('param').id);
      return c.json({ ...ok, data: encodePlantFile(file) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'put',
      path: '/plants/{id}',
      tags,
      summary: 'Changes what is said of a plant; its months are judged anew',
      middleware,
      request: { params: known, body: body(plantBody) },
      responses: { 200: json(done, 'Changed'), ...refusals(400, 401, 404, 422, 429) },
    }),
    async (c) => {
      await changePlant(shop, c.get('customer').uid, c.req.valid('param').id, decodePlant(c.req.valid('json')));
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/plants/{id}',
      tags,
      summary: 'Removes a plant with its readings; repeating changes nothing',
      middleware,
      request: { params: known },
      responses: { 200: json(done, 'Removed'), ...refusals(401, 404) },
    }),
    async (c) => {
      await removePlant(shop, c.get('customer').uid, c.req.valid('param').id);
      return c.json(ok, 200);
    },
  );
}

function readings(api: Api, shop: Shop): void {
  const middleware = [signedIn(shop)];
  api.openapi(
    createRoute({
      method: 'post',
      path: '/plants/{id}/readings',
      tags,
      summary: 'Writes a reading, in place of one of the same day or month',
      middleware,
      request: { params: known, body: body(readingBody) },
      responses: { 200: json(verdictAnswer, 'Written'), ...refusals(400, 401, 404, 409, 422, 429) },
    }),
    async (c) => {
      const reading = decodeReading(c.req.valid('json'));
      const verdict = await keepReading(shop, c.get('customer').uid, c.req.valid('param').id, reading);
      return c.json({ ...ok, data: encodeVerdictAnswer(verdict) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/plants/{id}/readings/{kind}/{on}',
      tags,
      summary: 'Removes a reading; repeating changes nothing',
      middleware,
      request: { params: readingParams },
      responses: { 200: json(done, 'Removed'), ...refusals(401, 404, 422) },
    }),
    async (c) => {
      const { id: plant, kind, on } = c.req.valid('param');
      const at = decodeReading({ kind, on, kwh: 0 });
      await removeReading(shop, c.get('customer').uid, plant, at);
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/plants/{id}/months.csv',
      tags,
      summary: 'The months of a plant as a table',
      middleware,
      request: { params: known },
      responses: { 200: csvAnswer, ...refusals(401, 404) },
    }),
    async (c) => {
      const { months } = await showPlant(shop, c.get('customer').uid, c.req.valid('param').id);
      return csvResponse(c, 'plant.csv', [
        ['Month', 'Generated kWh', 'Days known', 'Expected kWh', 'Averaged', 'Verdict'],
        ...months.map((one) => [
          one.month,
          one.kwh.toFixed(1),
          one.days,
          one.expected.toFixed(1),
          one.isAveraged ? 'yes' : 'no',
          one.verdict ?? '',
        ]),
      ]);
    },
  );
}
