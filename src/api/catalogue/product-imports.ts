import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { sheetAnswer, streamed } from '#src/api/answers/sheet-answer.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { Fault, invalid, notFound } from '#src/platform/fault.ts';
import { limitBody } from '#src/platform/http/limit-body.ts';
import { MOST_SHEET_BYTES } from '#src/platform/spreadsheet/read-sheet.ts';
import { SHEET_TYPES, type SheetFormat } from '#src/platform/spreadsheet/write-sheet.ts';
import { recordAlone } from '#src/shop/audit/record-entry.ts';
import { cancelImport, checkImport, showImport, startImport } from '#src/shop/catalogue/import/check-import.ts';
import { exportFaults } from '#src/shop/catalogue/import/export-faults.ts';
import { exportProducts, writeTemplate } from '#src/shop/catalogue/import/export-products.ts';
import { planImport } from '#src/shop/catalogue/import/plan-import.ts';
import { undoImport } from '#src/shop/catalogue/import/undo-import.ts';
import { countWanted } from '#src/shop/catalogue/remote-pictures/count-wanted.ts';
import type { Shop } from '#src/shop/shop.ts';
import { managedFilter } from '#src/wire/catalogue/product-changes.ts';
import { encodeImport, importAnswer, planBody, startBody } from '#src/wire/catalogue/product-import.ts';
import { id } from '#src/wire/values.ts';

const tags = ['Products'];
const known = z.object({ id });

/** Product export and import as sheets. An upload is larger than other bodies: registered before their size limit. */
export function productImportCalls(api: Api, shop: Shop): void {
  const middleware = [administrator(shop)];
  const tooLarge = () => new Fault('too-large', 'file-too-large');

  api.openapi(
    createRoute({
      method: 'post',
      path: '/product-imports',
      tags,
      summary:
        'Looks through a CSV or XLSX file of products: the file itself is the body (at most 10 MB); nothing is changed yet',
      middleware: [administrator(shop), limitBody(MOST_SHEET_BYTES, tooLarge)],
      request: { query: z.object({ name: z.string().max(200).default('products') }) },
      responses: { 201: json(importAnswer, 'Looked through'), ...refusals(401, 403, 413, 422) },
    }),
    async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      if (bytes.length === 0) throw invalid({ file: 'choose-file' });
      const found = await checkImport(shop, c.get('customer'), { name: c.req.valid('query').name, bytes });
      return c.json({ status: 'success' as const, data: { import: encodeImport(found) } }, 201);
    },
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: '/product-imports/{id}',
      tags,
      summary: 'How far an import is',
      middleware,
      request: { params: known },
      responses: { 200: json(importAnswer, 'The import'), ...refusals(401, 403, 404) },
    }),
    async (c) => {
      const { id: importId } = c.req.valid('param');
      const found = await showImport(shop, importId);
      return c.json(
        { status: 'success' as const, data: { import: encodeImport(found, await countWanted(shop, importId)) } },
        200,
      );
    },
  );

  api.openapi(
    createRoute({
      method: 'put',
      path: '/product-imports/{id}/plan',
      tags,
      summary:
        'Says how a file is to be read: its headings, its columns, names that the shop lacks; it is looked through anew',
      middleware,
      request: { params: known, body: body(planBody) },
      responses: { 200: json(importAnswer, 'Looked through anew'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const found = await planImport(shop, c.req.valid('param').id, c.req.valid('json'));
      return c.json({ status: 'success' as const, data: { import: encodeImport(found) } }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: '/product-imports/{id}/faults',
      tags,
      summary: 'What is wrong with the rows of a file, as a CSV',
      middleware,
      request: { params: known },
      responses: { 200: sheetAnswer('line, column, value, fault'), ...refusals(401, 403, 404) },
    }),
    async (c) => streamed(await exportFaults(shop, c.req.valid('param').id), 'faults.csv', SHEET_TYPES.csv) as never,
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/product-imports/{id}/start',
      tags,
      summary: 'Imports a file that was looked through, as a whole or not at all; one at a time',
      middleware,
      request: {
        params: known,
        body: body(startBody),
      },
      responses: { 200: json(importAnswer, 'In line'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const { id: importId } = c.req.valid('param');
      await startImport(shop, importId, c.req.valid('json'));
      return c.json(
        { status: 'success' as const, data: { import: encodeImport(await showImport(shop, importId)) } },
        200,
      );
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/product-imports/{id}/cancel',
      tags,
      summary: 'Stops an import: nothing of it will be in the shop',
      middleware,
      request: { params: known },
      responses: { 200: json(importAnswer, 'Stopped, or about to'), ...refusals(401, 403, 404) },
    }),
    async (c) =>
      c.json(
        {
          status: 'success' as const,
          data: { import: encodeImport(await cancelImport(shop, c.req.valid('param').id)) },
        },
        200,
      ),
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/product-imports/{id}/undo',
      tags,
      summary:
        'Takes an import back within a day: what it added is removed, what it changed gets its former values where nobody has changed them since',
      middleware,
      request: { params: known },
      responses: { 200: json(importAnswer, 'Taken back'), ...refusals(401, 403, 404, 409) },
    }),
    async (c) => {
      const found = await undoImport(shop, c.get('customer'), c.req.valid('param').id);
      return c.json({ status: 'success' as const, data: { import: encodeImport(found) } }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: '/product-export/{file}',
      tags,
      summary:
        'The products as `products.csv` or `products.xlsx`; `template.csv` and `template.xlsx` have the headings alone',
      middleware,
      request: { params: z.object({ file: z.string().max(50) }), query: managedFilter.omit({ ids: true }) },
      responses: { 200: sheetAnswer('The sheet'), ...refusals(401, 403, 404, 422) },
    }),
    async (c) => {
      const [name, format] = c.req.valid('param').file.split('.') as [string, SheetFormat];
      if (!Object.hasOwn(SHEET_TYPES, format) || !['products', 'template'].includes(name)) throw notFound('file');
      const filter = c.req.valid('query');
      if (name === 'products')
        await recordAlone(shop, c.get('customer'), { act: 'products.exported', subject: `report:products-${format}` });
      const bytes =
        name === 'template' ? writeTemplate(filter.category ?? '', format) : await exportProducts(shop, filter, format);
      return streamed(bytes, `${name}.${format}`, SHEET_TYPES[format]) as never;
    },
  );
}
