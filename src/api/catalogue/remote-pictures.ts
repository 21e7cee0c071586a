import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { csvAnswer, csvResponse } from '#src/api/answers/csv-answer.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { notFound } from '#src/platform/fault.ts';
import { forgetPicture, listWanted, retryPicture, retryPictures } from '#src/shop/catalogue/remote-pictures/report.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  encodeRemotePicture,
  reasonWords,
  remotePictureList,
  remotePictureQuery,
  retryBody,
} from '#src/wire/catalogue/remote-picture.ts';
import { id, success } from '#src/wire/values.ts';

const tags = ['Pictures'];
const known = z.object({ id });
const done = z.object({ status: success });
/** The most failures listed in one file. */
const MOST_FAILURES = 20_000;

function numberOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw notFound('picture');
  return Number(text);
}

/** Pictures that products need from other servers: for the administrator only. */
export function remotePictureCalls(api: Api, shop: Shop): void {
  const middleware = [administrator(shop)];

  api.openapi(
    createRoute({
      method: 'get',
      path: '/remote-pictures',
      tags,
      summary: 'Pictures that are fetched from other servers, of one import or of all, and why some did not come',
      middleware,
      request: { query: remotePictureQuery },
      responses: { 200: json(remotePictureList, 'The newest first'), ...refusals(401, 403, 422) },
    }),
    async (c) => {
      const { items, total, next, counts } = await listWanted(shop, c.req.valid('query'));
      return c.json(
        { status: 'success' as const, total, next, data: { counts, pictures: items.map(encodeRemotePicture) } },
        200,
      );
    },
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: '/remote-pictures/failures.csv',
      tags,
      summary: 'Those that did not come, as a CSV',
      middleware,
      request: { query: remotePictureQuery.pick({ importId: true }) },
      responses: { 200: csvAnswer, ...refusals(401, 403, 422) },
    }),
    async (c) => {
      const { items } = await listWanted(shop, {
        ...c.req.valid('query'),
        state: 'failed',
        page: 1,
        limit: MOST_FAILURES,
      });
      const rows = items.map(
        ({ productId, productName, url, reason }) =>
          [productId, productName, url, reason && reasonWords(reason)] as const,
      );
      return csvResponse(c, 'pictures.csv', [['Product', 'Name', 'Address', 'Why'], ...rows]);
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/remote-pictures/retry',
      tags,
      summary: 'Fetches all that did not come once more, of one import or of all',
      middleware,
      request: { body: body(retryBody) },
      responses: {
        200: json(done.extend({ count: z.number().int() }), 'So many are in line'),
        ...refusals(400, 401, 403, 422),
      },
    }),
    async (c) =>
      c.json(
        {
          status: 'success' as const,
          count: await retryPictures(shop, c.get('customer'), c.req.valid('json').importId),
        },
        200,
      ),
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/remote-pictures/{id}/retry',
      tags,
      summary: 'Fetches one that did not come once more',
      middleware,
      request: { params: known },
      responses: { 200: json(done, 'In line'), ...refusals(401, 403, 404, 409) },
    }),
    async (c) => {
      await retryPicture(shop, c.get('customer'), numberOf(c.req.valid('param').id));
      return c.json({ status: 'success' as const }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/remote-pictures/{id}',
      tags,
      summary: 'Forgets one: the product does without it. One that has come stays',
      middleware,
      request: { params: known },
      responses: { 200: json(done, 'Forgotten'), ...refusals(401, 403, 404, 409) },
    }),
    async (c) => {
      await forgetPicture(shop, c.get('customer'), numberOf(c.req.valid('param').id));
      return c.json({ status: 'success' as const }, 200);
    },
  );
}
