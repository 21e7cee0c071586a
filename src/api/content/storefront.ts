import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { arrangeBanners, listBanners, removeBanner, saveBanner } from '#src/shop/content/home/manage-banners.ts';
import { arrangePicks, listPicks } from '#src/shop/content/home/manage-picks.ts';
import { arrangeSections, listSections } from '#src/shop/content/home/manage-sections.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  bannerAnswer,
  bannerBody,
  bannerOrder,
  decodeBanner,
  decodeLayout,
  encodeBanner,
  homeAnswer,
  layoutAnswer,
  layoutBody,
  picksBody,
} from '#src/wire/content/storefront.ts';
import { id, success } from '#src/wire/values.ts';

const known = z.object({ id });
const done = z.object({ status: success });
const ok = { status: 'success' as const };

/** Banners and placements of the home page: for the administrator only. */
export function storefrontCalls(api: Api, shop: Shop): void {
  const frame = { tags: ['Workspace'], middleware: [administrator(shop)] };

  api.openapi(
    createRoute({
      ...frame,
      method: 'get',
      path: '/admin/home',
      summary: 'All banners, the products that come first in their sections, and the sections',
      responses: { 200: json(homeAnswer, 'In the order of the page'), ...refusals(401, 403) },
    }),
    async (c) => {
      const [banners, picks, layout] = await Promise.all([listBanners(shop), listPicks(shop), listSections(shop)]);
      return c.json(
        { ...ok, data: { banners: banners.map(encodeBanner), picks: picks.map((card) => card.id), layout } },
        200,
      );
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'post',
      path: '/admin/home/banners',
      summary: 'A new slide or banner, behind those of its place',
      request: { body: body(bannerBody) },
      responses: {
        201: json(bannerAnswer, 'Added; the home page shows it within a second'),
        ...refusals(400, 401, 403, 422),
      },
    }),
    async (c) =>
      c.json(
        {
          ...ok,
          data: { banner: encodeBanner(await saveBanner(shop, c.get('customer'), decodeBanner(c.req.valid('json')))) },
        },
        201,
      ),
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'put',
      path: '/admin/home/banners/{id}',
      summary: 'Changes a banner',
      request: { params: known, body: body(bannerBody) },
      responses: { 200: json(bannerAnswer, 'Changed'), ...refusals(400, 401, 403, 404, 422) },
    }),
    async (c) => {
      const banner = await saveBanner(shop, c.get('customer'), {
        id: c.req.valid('param').id,
        ...decodeBanner(c.req.valid('json')),
      });
      return c.json({ ...ok, data: { banner: encodeBanner(banner) } }, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'delete',
      path: '/admin/home/banners/{id}',
      summary: 'Removes a banner',
      request: { params: known },
      responses: { 200: json(done, 'Removed'), ...refusals(401, 403, 404) },
    }),
    async (c) => {
      await removeBanner(shop, c.get('customer'), c.req.valid('param').id);
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'put',
      path: '/admin/home/order',
      summary: 'Sets the order of the banners of one place; 409 when they are others meanwhile',
      request: { body: body(bannerOrder) },
      responses: { 200: json(done, 'Set'), ...refusals(400, 401, 403, 409, 422) },
    }),
    async (c) => {
      const { place, ids } = c.req.valid('json');
      await arrangeBanners(shop, c.get('customer'), place, ids);
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'put',
      path: '/admin/home/picks',
      summary: 'Sets all products that come first in their sections, in this order',
      request: { body: body(picksBody) },
      responses: { 200: json(done, 'Set; the home page shows it within a second'), ...refusals(400, 401, 403, 422) },
    }),
    async (c) => {
      await arrangePicks(shop, c.get('customer'), c.req.valid('json').ids);
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'put',
      path: '/admin/home/sections',
      summary:
        'Sets which sections the home page shows, in which order and under which titles; 409 when somebody was faster',
      request: { body: body(layoutBody) },
      responses: {
        200: json(layoutAnswer, 'Set; the home page shows it within a second'),
        ...refusals(400, 401, 403, 409, 422),
      },
    }),
    async (c) =>
      c.json({ ...ok, data: await arrangeSections(shop, c.get('customer'), decodeLayout(c.req.valid('json'))) }, 200),
  );
}
