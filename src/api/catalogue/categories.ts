import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import {
  addCategory,
  arrangePanel,
  changeCategory,
  listManagedCategories,
  showCategory,
} from '#src/shop/catalogue/taxonomy/manage-categories.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  categoriesAnswer,
  categoryAnswer,
  categoryChange,
  encodeCategory,
  newCategory,
  panelOrder,
  slugParam,
} from '#src/wire/catalogue/catalogue-desk.ts';
import { success } from '#src/wire/values.ts';
import { orderCall, retirementCalls } from './retirement.ts';

const done = z.object({ status: success });
const ok = { status: 'success' as const };

/** The categories desk: for the administrator only. */
export function categoryCalls(api: Api, shop: Shop): void {
  const frame = { tags: ['Workspace'], middleware: [administrator(shop)] };
  const shown = async (slug: string) => ({ ...ok, data: { category: encodeCategory(await showCategory(shop, slug)) } });

  api.openapi(
    createRoute({
      ...frame,
      method: 'get',
      path: '/admin/categories',
      summary: 'All categories with the number of their products, retired ones too',
      responses: { 200: json(categoriesAnswer, 'In the order of the shop'), ...refusals(401, 403) },
    }),
    async (c) => c.json({ ...ok, data: { categories: (await listManagedCategories(shop)).map(encodeCategory) } }, 200),
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'post',
      path: '/admin/categories',
      summary: 'A new category, at the end of the list',
      request: { body: body(newCategory) },
      responses: { 201: json(categoryAnswer, 'Added; its slug stays for good'), ...refusals(400, 401, 403, 422) },
    }),
    async (c) => c.json(await shown(await addCategory(shop, c.get('customer'), c.req.valid('json'))), 201),
  );
  orderCall(api, shop, 'category');
  api.openapi(
    createRoute({
      ...frame,
      method: 'put',
      path: '/admin/categories/panel',
      summary: 'Sets the categories of the home page’s panel, in this order; with none it is the shop’s default again',
      request: { body: body(panelOrder) },
      responses: {
        200: json(done, 'Set; the home page shows it within a second'),
        ...refusals(400, 401, 403, 409, 422),
      },
    }),
    async (c) => {
      await arrangePanel(shop, c.get('customer'), c.req.valid('json').slugs);
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'patch',
      path: '/admin/categories/{slug}',
      summary: 'Changes the fields present; addresses with its slug stay good',
      request: { params: slugParam, body: body(categoryChange) },
      responses: { 200: json(categoryAnswer, 'Changed'), ...refusals(400, 401, 403, 404, 422) },
    }),
    async (c) => {
      const { slug } = c.req.valid('param');
      await changeCategory(shop, c.get('customer'), slug, c.req.valid('json'));
      return c.json(await shown(slug), 200);
    },
  );
  retirementCalls(api, shop, { kind: 'category', answer: categoryAnswer, shown });
}
