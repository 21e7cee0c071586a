import { createRoute, z } from '@hono/zod-openapi';
import { json, refusals } from '#src/api/answers/answers.ts';
import { type Api, signedIn } from '#src/api/middleware.ts';
import { notFound } from '#src/platform/fault.ts';
import { sendStored } from '#src/platform/http/send-stored.ts';
import { showOrder } from '#src/shop/sales/orders/show-order.ts';
import { showDocument } from '#src/shop/sales/tax-documents/show-document.ts';
import type { Shop } from '#src/shop/shop.ts';
import { writePdf } from '#src/shop/write-pdf.ts';
import { finishPage } from '#src/ssr/finish-page.ts';
import { encodeDocument, wireDocument } from '#src/wire/sales/document.ts';
import { id, success } from '#src/wire/values.ts';

const tags = ['Documents'];
const PDF = '.pdf';

/** For documents issued before shops could have their own colours and logo. */
const PLAIN = { logo: '', colors: { brand: '', sun: '' } };

/** Invoices, credit notes and vouchers. */
export function documentCalls(api: Api, shop: Shop): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/order/{id}/documents',
      tags,
      summary: 'The tax documents of an order, oldest first',
      middleware: [signedIn(shop)],
      request: { params: z.object({ id }) },
      responses: {
        200: json(z.object({ status: success, data: z.object({ documents: z.array(wireDocument) }) }), 'The documents'),
        ...refusals(401, 403, 404),
      },
    }),
    async (c) => {
      const { documents } = await showOrder(shop, c.get('customer'), c.req.valid('param').id);
      return c.json({ status: 'success' as const, data: { documents: documents.map(encodeDocument) } }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: '/documents/{file}',
      tags,
      summary: 'A tax document as a PDF: `{id}.pdf`',
      middleware: [signedIn(shop)],
      request: { params: z.object({ file: id }) },
      responses: {
        200: {
          description: 'The document',
          content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
        },
        304: { description: 'The browser has it' },
        ...refusals(401, 403, 404),
      },
    }),
    async (c) => {
      const { file } = c.req.valid('param');
      if (!file.endsWith(PDF)) throw notFound('document');
      // Revalidated each time, even by a browser that has it: somebody else may be at it now.
      const { content, ...document } = await showDocument(shop, c.get('customer'), file.slice(0, -PDF.length));
      const headers = {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${document.number.replaceAll('/', '-')}.pdf"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      };
      // Its contents never change, so neither does the PDF: nothing expires it.
      const page = await shop.cache.show(`document ${document.id}`, async () => ({
        page: await finishPage(
          200,
          headers,
          await writePdf(shop, 'taxDocument', content, content.head?.look ?? PLAIN),
          'once',
        ),
        tags: [],
        keep: true,
      }));
      return sendStored(page, {
        acceptEncoding: null,
        ifNoneMatch: c.req.header('if-none-match') ?? null,
        head: false,
      }) as never;
    },
  );
}
