import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import type { Shop } from '#src/shop/shop.ts';
import { addFigure, checkFigure, endFigure, removeFigure } from '#src/shop/solar/figures/change-figure.ts';
import { listFigures } from '#src/shop/solar/figures/list-figures.ts';
import {
  decodeFigure,
  encodeFigure,
  figureAnswer,
  figureBody,
  figureCheckBody,
  figureEndBody,
  figuresAnswer,
} from '#src/wire/solar/solar-figures.ts';
import { done, id } from '#src/wire/values.ts';

const ok = { status: 'success' as const };

/** The figures that change by law, tariff or trade: for the administrator only. */
export function solarFigureCalls(api: Api, shop: Shop): void {
  const frame = { tags: ['Solar'], middleware: [administrator(shop)] };
  const params = z.object({ id });

  api.openapi(
    createRoute({
      ...frame,
      method: 'get',
      path: '/admin/solar/figures',
      summary: 'Every figure, former ones too',
      responses: { 200: json(figuresAnswer, 'The newest of each key and scope first'), ...refusals(401, 403) },
    }),
    async (c) => {
      const { figures } = await listFigures(shop);
      return c.json({ ...ok, data: { figures: figures.map(encodeFigure) } }, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'post',
      path: '/admin/solar/figures',
      summary: 'Adds a figure; one without an end that began earlier ends the day before',
      request: { body: body(figureBody) },
      responses: { 201: json(figureAnswer, 'Added'), ...refusals(400, 401, 403, 409, 422) },
    }),
    async (c) => {
      const figure = await addFigure(shop, c.get('customer'), decodeFigure(c.req.valid('json')));
      return c.json({ ...ok, data: { figure: encodeFigure(figure) } }, 201);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'put',
      path: '/admin/solar/figures/{id}/end',
      summary: 'Ends a figure after a day, moves its end, or takes it away',
      request: { params, body: body(figureEndBody) },
      responses: { 200: json(done, 'Ends'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      await endFigure(shop, c.get('customer'), c.req.valid('param').id, c.req.valid('json').effectiveTo);
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'put',
      path: '/admin/solar/figures/{id}/check',
      summary: 'The figure was read at its source today; `confirm` for one that was not confirmed',
      request: { params, body: body(figureCheckBody) },
      responses: { 200: json(done, 'Noted'), ...refusals(400, 401, 403, 404, 422) },
    }),
    async (c) => {
      await checkFigure(shop, c.get('customer'), c.req.valid('param').id, c.req.valid('json').confirm);
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'delete',
      path: '/admin/solar/figures/{id}',
      summary: 'Removes a figure that has not begun',
      request: { params },
      responses: { 200: json(done, 'Removed'), ...refusals(401, 403, 404, 409) },
    }),
    async (c) => {
      await removeFigure(shop, c.get('customer'), c.req.valid('param').id);
      return c.json(ok, 200);
    },
  );
}
