import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers.ts';
import { type Api, administrator } from '#src/api/frame.ts';
import {
  brandAnswer,
  brandChange,
  brandsAnswer,
  encodeBrand,
  newBrand,
  retiredAnswer,
  retirement,
  slugOrder,
  slugParam,
} from '#src/contract/wire/catalogue-desk.ts';
import { success } from '#src/contract/wire/values.ts';
import { addBrand, changeBrand, listManagedBrands, showBrand } from '#src/shop/catalogue/manage-brands.ts';
import { arrange, restore, retire } from '#src/shop/catalogue/retire.ts';
import type { Shop } from '#src/shop/shop.ts';

const done = z.object({ status: success });
const ok = { status: 'success' as const };

/** The brands desk: for the administrator alone. */
export function brandCalls(api: Api, shop: Shop): void {
  const frame = { tags: ['Workspace'], middleware: [administrator(shop)] };
  const shown = async (slug: string) => ({ ...ok, data: { brand: encodeBrand(await showBrand(shop, slug)) } });

  api.openapi(
    createRoute({
      ...frame,
      method: 'get',
      path: '/admin/brands',
      summary: 'All brands with the number of their products, retired ones too',
      responses: { 200: json(brandsAnswer, 'In the order of the shop'), ...refusals(401, 403) },
    }),
    async (c) => c.json({ ...ok, data: { brands: (await listManagedBrands(shop)).map(encodeBrand) } }, 200),
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'post',
      path: '/admin/brands',
      summary: 'A new brand, at the end of the list',
      request: { body: body(newBrand) },
      responses: { 201: json(brandAnswer, 'Added; its slug stays for good'), ...refusals(400, 401, 403, 422) },
    }),
    async (c) => c.json(await shown(await addBrand(shop, c.get('customer'), c.req.valid('json'))), 201),
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'put',
      path: '/admin/brands/order',
      summary: 'Sets the order of all brands in use; 409 when they are others meanwhile',
      request: { body: body(slugOrder) },
      responses: { 200: json(done, 'Set'), ...refusals(400, 401, 403, 409, 422) },
    }),
    async (c) => {
      await arrange(shop, c.get('customer'), 'brand', c.req.valid('json').slugs);
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'patch',
      path: '/admin/brands/{slug}',
      summary: 'Changes the fields present; addresses with its slug stay good',
      request: { params: slugParam, body: body(brandChange) },
      responses: { 200: json(brandAnswer, 'Changed'), ...refusals(400, 401, 403, 404, 422) },
    }),
    async (c) => {
      const { slug } = c.req.valid('param');
      await changeBrand(shop, c.get('customer'), slug, c.req.valid('json'));
      return c.json(await shown(slug), 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'post',
      path: '/admin/brands/{slug}/retire',
      summary: 'Takes a brand out of the shop; its products and its addresses go to the successor',
      request: { params: slugParam, body: body(retirement) },
      responses: { 200: json(retiredAnswer, 'Retired; so many products have moved'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const moved = await retire(shop, c.get('customer'), 'brand', c.req.valid('param').slug, c.req.valid('json').successor);
      return c.json({ ...ok, data: { moved } }, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'post',
      path: '/admin/brands/{slug}/restore',
      summary: 'Brings a retired brand back; products that moved stay where they are',
      request: { params: slugParam },
      responses: { 200: json(brandAnswer, 'Back where it stood'), ...refusals(401, 403, 404, 409) },
    }),
    async (c) => {
      const { slug } = c.req.valid('param');
      await restore(shop, c.get('customer'), 'brand', slug);
      return c.json(await shown(slug), 200);
    },
  );
}
