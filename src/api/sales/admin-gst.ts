import { createRoute } from '@hono/zod-openapi';
import { refusals } from '#src/api/answers/answers.ts';
import { csvAnswer, csvResponse, yesNo } from '#src/api/answers/csv-answer.ts';
import { rupeesCell } from '#src/api/answers/rupees-cell.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import type { CsvCell } from '#src/platform/spreadsheet/csv.ts';
import { recordAlone } from '#src/shop/audit/record-entry.ts';
import { type GstReport, gstReport } from '#src/shop/sales/tax-documents/gst-report.ts';
import type { Shop } from '#src/shop/shop.ts';
import { monthQuery } from '#src/wire/back-office/reports.ts';

type Taxed = { taxable: number; cgst: number; sgst: number; igst: number };
const TAXED = ['Taxable', 'CGST', 'SGST', 'IGST'];
const taxed = ({ taxable, cgst, sgst, igst }: Taxed) => [taxable, cgst, sgst, igst].map(rupeesCell);

/** The tables that an accountant files returns from, amounts in rupees. */
const TABLES: Record<string, (report: GstReport) => CsvCell[][]> = {
  series: ({ series }) => [
    ['Kind', 'From', 'To', 'Documents', 'Total'],
    ...series.map(({ kind, first, last, documents, paise }) => [kind, first, last, documents, rupeesCell(paise)]),
  ],
  places: ({ places }) => [
    ['Kind', 'Buyer', 'Place of supply', 'Rate %', 'Documents', ...TAXED],
    ...places.map((row) => [
      row.kind,
      row.business ? 'B2B' : 'B2C',
      row.place,
      row.rateBp / 100,
      row.documents,
      ...taxed(row),
    ]),
  ],
  business: ({ business }) => [
    ['Kind', 'Number', 'Date', 'GSTIN', 'Name', 'Place of supply', 'Rate %', 'Document total', ...TAXED],
    ...business.map((row) => [
      row.kind,
      row.number,
      row.day,
      row.gstin,
      row.name,
      row.place,
      row.rateBp / 100,
      rupeesCell(row.paise),
      ...taxed(row),
    ]),
  ],
  hsn: ({ hsn }) => [
    ['Kind', 'HSN', 'Rate %', 'Supply', 'Quantity', 'Total', ...TAXED],
    ...hsn.map((row) => [
      row.kind,
      row.hsn,
      row.rateBp / 100,
      row.interState ? 'Inter-State' : 'Intra-State',
      row.quantity,
      rupeesCell(row.gross),
      ...taxed(row),
    ]),
  ],
};

/** A month's tax as CSV. */
export function adminGstCalls(api: Api, shop: Shop): void {
  for (const [table, rows] of Object.entries(TABLES)) {
    api.openapi(
      createRoute({
        method: 'get',
        path: `/admin/gst/${table}.csv`,
        tags: ['Workspace'],
        summary: `A month’s tax by ${table}, in rupees, as CSV`,
        middleware: [administrator(shop)],
        request: { query: monthQuery },
        responses: { 200: csvAnswer, ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const { month } = c.req.valid('query');
        const report = await gstReport(shop, month);
        const [head = [], ...body] = rows(report);
        await recordAlone(shop, c.get('customer'), { act: 'gst.exported', subject: `report:gst-${table}-${month}` });
        return csvResponse(c, `gst-${table}-${month}.csv`, [
          [...head, 'Test'],
          ...body.map((row) => [...row, yesNo(report.test)]),
        ]) as never;
      },
    );
  }
}
