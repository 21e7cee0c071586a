import { createRoute } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { fileAnswer, fileName, fileResponse } from '#src/api/answers/file-answer.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { recordAlone } from '#src/shop/audit/record-entry.ts';
import { mapLedgers } from '#src/shop/sales/tally/map-ledgers.ts';
import { monthBooks } from '#src/shop/sales/tally/month-books.ts';
import { writeMasters, writeVouchers } from '#src/shop/sales/tally/write-tally.ts';
import type { Shop } from '#src/shop/shop.ts';
import { monthQuery } from '#src/wire/back-office/reports.ts';
import { ledgersBody } from '#src/wire/sales/tally.ts';
import { done } from '#src/wire/values.ts';

type Books = Awaited<ReturnType<typeof monthBooks>>;
const FILES: Record<string, { summary: string; write: (books: Books) => string }> = {
  masters: {
    summary: 'The ledgers that a month’s vouchers name, as XML for Tally',
    write: ({ names, businesses }) => writeMasters(names, businesses),
  },
  vouchers: {
    summary: 'A month’s sales, credit notes, receipts and refunds as XML for Tally',
    write: ({ vouchers }) => writeVouchers(vouchers),
  },
};

/** A month's books for Tally, and what the owner's ledgers are called there. */
export function adminTallyCalls(api: Api, shop: Shop): void {
  const frame = { tags: ['Workspace'], middleware: [administrator(shop)] };
  for (const [name, { summary, write }] of Object.entries(FILES)) {
    api.openapi(
      createRoute({
        ...frame,
        method: 'get',
        path: `/admin/tally/${name}.xml`,
        summary,
        request: { query: monthQuery },
        responses: { 200: fileAnswer('xml'), ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const { month } = c.req.valid('query');
        const books = await monthBooks(shop, month);
        await recordAlone(shop, c.get('customer'), { act: 'tally.exported', subject: `report:tally-${name}-${month}` });
        return fileResponse(c, 'xml', fileName(shop, `tally-${name}-${month}.xml`), write(books)) as never;
      },
    );
  }
  api.openapi(
    createRoute({
      ...frame,
      method: 'put',
      path: '/admin/tally/ledgers',
      summary: 'Sets what the ledgers are called in Tally',
      request: { body: body(ledgersBody) },
      responses: { 200: json(done, 'Set'), ...refusals(400, 401, 403, 422) },
    }),
    async (c) => {
      await mapLedgers(shop, c.get('customer'), c.req.valid('json'));
      return c.json({ status: 'success' as const }, 200);
    },
  );
}
