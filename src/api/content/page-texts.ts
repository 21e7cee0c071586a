import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { invalid } from '#src/platform/fault.ts';
import { listPageTexts } from '#src/shop/content/page-texts/list-page-texts.ts';
import { restorePageText } from '#src/shop/content/page-texts/restore-page-text.ts';
import { savePageText } from '#src/shop/content/page-texts/save-page-text.ts';
import { showPageText } from '#src/shop/content/page-texts/show-page-text.ts';
import { withdrawPageText } from '#src/shop/content/page-texts/withdraw-page-text.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  decodeWords,
  encodeListed,
  encodePageText,
  hasForeignPart,
  pageParam,
  pageTextAnswer,
  pageTextBody,
  pageTextsAnswer,
  restoreBody,
  savedAnswer,
  textParam,
  versionQuery,
  withdrawQuery,
} from '#src/wire/content/page-text.ts';
import { success } from '#src/wire/values.ts';

const ok = { status: 'success' as const };

/** What the owner writes on About and the legal pages: for the administrator only. */
export function pageTextCalls(api: Api, shop: Shop): void {
  const frame = { tags: ['Workspace'], middleware: [administrator(shop)] };

  api.openapi(
    createRoute({
      ...frame,
      method: 'get',
      path: '/admin/pages',
      summary: 'The pages whose text can be written, language by language',
      responses: {
        200: json(pageTextsAnswer, 'own: written by the owner; version 0: never changed'),
        ...refusals(401, 403),
      },
    }),
    async (c) => c.json({ ...ok, data: { pages: (await listPageTexts(shop)).map(encodeListed) } }, 200),
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'get',
      path: '/admin/pages/{page}/{language}',
      summary: 'The owner’s text of a page in a language, and its versions',
      request: { params: textParam, query: versionQuery },
      responses: {
        200: json(pageTextAnswer, 'words is null where the standard text stands'),
        ...refusals(401, 403, 404, 422),
      },
    }),
    async (c) => {
      const { page, language } = c.req.valid('param');
      return c.json(
        { ...ok, data: encodePageText(await showPageText(shop, page, language, c.req.valid('query').version)) },
        200,
      );
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'put',
      path: '/admin/pages/{page}/{language}',
      summary: 'Writes a page’s text in a language; 409 when somebody was faster',
      request: { params: textParam, body: body(pageTextBody) },
      responses: {
        200: json(savedAnswer, 'Kept as a new version; the page shows it at once'),
        ...refusals(400, 401, 403, 409, 422),
      },
    }),
    async (c) => {
      const { page, language } = c.req.valid('param');
      const { version, ...rest } = c.req.valid('json');
      const words = decodeWords({ version, ...rest });
      if (hasForeignPart(page, words.body)) throw invalid({ body: 'text-foreign-part' });
      return c.json(
        { ...ok, data: { version: await savePageText(shop, c.get('customer'), { page, language, version, words }) } },
        200,
      );
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'post',
      path: '/admin/pages/{page}/{language}/restore',
      summary: 'Brings an older version back as a new one',
      request: { params: textParam, body: body(restoreBody) },
      responses: { 200: json(savedAnswer, 'Restored'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const { page, language } = c.req.valid('param');
      return c.json(
        {
          ...ok,
          data: { version: await restorePageText(shop, c.get('customer'), { page, language, ...c.req.valid('json') }) },
        },
        200,
      );
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'delete',
      path: '/admin/pages/{page}',
      summary: 'Takes the owner’s text off a page, of one language or all; its versions stay',
      request: { params: pageParam, query: withdrawQuery },
      responses: {
        200: json(z.object({ status: success }), 'Without any language left, the standard text stands again'),
        ...refusals(401, 403, 422),
      },
    }),
    async (c) => {
      await withdrawPageText(shop, c.get('customer'), c.req.valid('param').page, c.req.valid('query').language);
      return c.json(ok, 200);
    },
  );
}
