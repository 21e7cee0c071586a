import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { arrange, restore, retire } from '#src/shop/catalogue/taxonomy/retire.ts';
import type { Shop } from '#src/shop/shop.ts';
import { retiredAnswer, retirement, slugOrder, slugParam } from '#src/wire/catalogue/catalogue-desk.ts';
import { success } from '#src/wire/values.ts';

const done = z.object({ status: success });
const ok = { status: 'success' as const };

type Kind = 'brand' | 'category';
const PLURALS = { brand: 'brands', category: 'categories' } as const;
const frameOf = (shop: Shop) => ({ tags: ['Workspace'], middleware: [administrator(shop)] });

/** The order of all brands or categories in use. */
export function orderCall(api: Api, shop: Shop, kind: Kind): void {
  const plural = PLURALS[kind];
  api.openapi(
    createRoute({
      ...frameOf(shop),
      method: 'put',
      path: `/admin/${plural}/order`,
      summary: `Sets the order of all ${plural} in use; 409 when they are others meanwhile`,
      request: { body: body(slugOrder) },
      responses: { 200: json(done, 'Set'), ...refusals(400, 401, 403, 409, 422) },
    }),
    async (c) => {
      await arrange(shop, c.get('customer'), kind, c.req.valid('json').slugs);
      return c.json(ok, 200);
    },
  );
}

/** Retiring and restoring a brand or category; `shown` is how a restored one is answered. */
export function retirementCalls<Answer extends z.ZodType>(
  api: Api,
  shop: Shop,
  { kind, answer, shown }: { kind: Kind; answer: Answer; shown: (slug: string) => Promise<z.infer<Answer>> },
): void {
  const path = `/admin/${PLURALS[kind]}/{slug}` as const;
  api.openapi(
    createRoute({
      ...frameOf(shop),
      method: 'post',
      path: `${path}/retire`,
      summary: `Takes a ${kind} out of the shop; its products and its addresses go to the successor`,
      request: { params: slugParam, body: body(retirement) },
      responses: {
        200: json(retiredAnswer, 'Retired; so many products have moved'),
        ...refusals(400, 401, 403, 404, 409, 422),
      },
    }),
    async (c) => {
      const moved = await retire(
        shop,
        c.get('customer'),
        kind,
        c.req.valid('param').slug,
        c.req.valid('json').successor,
      );
      return c.json({ ...ok, data: { moved } }, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frameOf(shop),
      method: 'post',
      path: `${path}/restore`,
      summary: `Brings a retired ${kind} back; products that moved stay where they are`,
      request: { params: slugParam },
      responses: { 200: json(answer, 'Back where it stood'), ...refusals(401, 403, 404, 409) },
    }),
    async (c) => {
      const { slug } = c.req.valid('param');
      await restore(shop, c.get('customer'), kind, slug);
      return c.json((await shown(slug)) as never, 200) as never;
    },
  );
}
