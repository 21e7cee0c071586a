import { createRoute } from '@hono/zod-openapi';
import { refusals } from '#src/api/answers/answers.ts';
import { csvAnswer, csvResponse, yesNo } from '#src/api/answers/csv-answer.ts';
import { fileAnswer, fileName, fileResponse } from '#src/api/answers/file-answer.ts';
import { rupeesCell } from '#src/api/answers/rupees-cell.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { Fault } from '#src/platform/fault.ts';
import type { CsvCell } from '#src/platform/spreadsheet/csv.ts';
import { recordAlone } from '#src/shop/audit/record-entry.ts';
import { eWayBillFile } from '#src/shop/sales/tax-returns/e-way-bills.ts';
import { type MonthReturns, monthReturns } from '#src/shop/sales/tax-returns/show-returns.ts';
import { writeGstr1 } from '#src/shop/sales/tax-returns/write-gstr1.ts';
import { writeGstr3b } from '#src/shop/sales/tax-returns/write-gstr3b.ts';
import type { Shop } from '#src/shop/shop.ts';
import { monthQuery } from '#src/wire/back-office/reports.ts';

/** The files that portals accept, by name. */
const FILES: Record<string, { summary: string; write: (returns: MonthReturns) => unknown }> = {
  gstr1: {
    summary: 'A month’s GSTR-1 as the JSON of the GST portal’s offline utility',
    write: ({ gstr1, gstin, month }) => writeGstr1(gstr1, gstin, month),
  },
  gstr3b: {
    summary: 'The sales side of a month’s GSTR-3B as the JSON of the GST portal’s offline utility',
    write: ({ gstr3b, gstin, month }) => writeGstr3b(gstr3b, gstin, month),
  },
  'e-invoices': {
    summary: 'A month’s documents to businesses in the e-invoice schema 1.1, for the bulk upload',
    write: ({ eInvoices }) => eInvoices.ready.map(({ file }) => file),
  },
  'e-way-bills': {
    summary: 'A month’s e-way bills, part A, as the JSON of the bulk upload',
    write: ({ eWayBills }) => eWayBillFile(eWayBills.ready.map(({ file }) => file)),
  },
};

const HEAD = ['Table', 'Place of supply', 'Taxable', 'IGST', 'CGST', 'SGST', 'Test'];

const gstr3bRows = ({ gstr3b: { outward, nil, unregistered } }: MonthReturns, test: string): CsvCell[][] => [
  ['3.1 (a) Taxable', '', ...[outward.taxable, outward.igst, outward.cgst, outward.sgst].map(rupeesCell), test],
  ['3.1 (c) Nil rated', '', rupeesCell(nil), 0, 0, 0, test],
  ...unregistered.map(({ pos, name, taxable, igst }): CsvCell[] => [
    '3.2 To unregistered people',
    `${pos}-${name}`,
    rupeesCell(taxable),
    rupeesCell(igst),
    0,
    0,
    test,
  ]),
];

/** A month's returns as the files that the portals accept. */
export function adminTaxReturnCalls(api: Api, shop: Shop): void {
  const frame = { method: 'get' as const, tags: ['Workspace'], middleware: [administrator(shop)] };
  for (const [name, { summary, write }] of Object.entries(FILES)) {
    api.openapi(
      createRoute({
        ...frame,
        path: `/admin/gst/${name}.json`,
        summary,
        request: { query: monthQuery },
        responses: { 200: fileAnswer('json'), ...refusals(401, 403, 409, 422) },
      }),
      async (c) => {
        const { month } = c.req.valid('query');
        const returns = await monthReturns(shop, month);
        if (!returns.gstin) throw new Fault('conflict', 'no-own-gstin');
        await recordAlone(shop, c.get('customer'), { act: 'gst.exported', subject: `report:gst-${name}-${month}` });
        const text = JSON.stringify(write(returns), null, 1);
        return fileResponse(c, 'json', fileName(shop, `${name}-${month}.json`), text) as never;
      },
    );
  }
  api.openapi(
    createRoute({
      ...frame,
      path: '/admin/gst/gstr3b.csv',
      summary: 'What a month’s sales add to GSTR-3B, in rupees, as CSV',
      request: { query: monthQuery },
      responses: { 200: csvAnswer, ...refusals(401, 403, 422) },
    }),
    async (c) => {
      const { month } = c.req.valid('query');
      const returns = await monthReturns(shop, month);
      await recordAlone(shop, c.get('customer'), { act: 'gst.exported', subject: `report:gst-gstr3b-${month}` });
      const rows = gstr3bRows(returns, yesNo(shop.settings.testPayments));
      return csvResponse(c, `gstr3b-${month}.csv`, [HEAD, ...rows]) as never;
    },
  );
}
