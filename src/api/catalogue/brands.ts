import { createRoute } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { addBrand, changeBrand, listManagedBrands, showBrand } from '#src/shop/catalogue/taxonomy/manage-brands.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  brandAnswer,
  brandChange,
  brandsAnswer,
  encodeBrand,
  newBrand,
  slugParam,
} from '#src/wire/catalogue/catalogue-desk.ts';
import { orderCall, retirementCalls } from './retirement.ts';

const ok = { status: 'success' as const };

/** The brands desk: for the administrator only. */
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
  orderCall(api, shop, 'brand');
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
  retirementCalls(api, shop, { kind: 'brand', answer: brandAnswer, shown });
}
