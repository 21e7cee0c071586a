import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, signedIn } from '#src/api/middleware.ts';
import { sendStored } from '#src/platform/http/send-stored.ts';
import { STORE_TAG } from '#src/shop/back-office/settings/store-tag.ts';
import { setAdvice } from '#src/shop/services/visits/advise.ts';
import { calendarOf } from '#src/shop/services/visits/calendar.ts';
import { showReport } from '#src/shop/services/visits/show-report.ts';
import { showVisit } from '#src/shop/services/visits/show-visit.ts';
import type { Shop } from '#src/shop/shop.ts';
import { writePdf } from '#src/shop/write-pdf.ts';
import { finishPage } from '#src/ssr/finish-page.ts';
import { adviceBody } from '#src/wire/services/visit.ts';
import { done, id } from '#src/wire/values.ts';

const tags = ['Visits'];
const known = z.object({ id });

/** What a customer gets from a visit: the calendar entry, the health report, and whether to be reminded of the next cleaning. */
export function visitDocumentCalls(api: Api, shop: Shop): void {
  const signed = [signedIn(shop)];

  api.openapi(
    createRoute({
      method: 'get',
      path: '/visits/{id}/calendar.ics',
      tags,
      summary: 'A visit as a calendar file (RFC 5545), for its customer, its technician and the administrator',
      middleware: signed,
      request: { params: known },
      responses: {
        200: { description: 'The file', content: { 'text/calendar': { schema: z.string() } } },
        ...refusals(401, 403, 404),
      },
    }),
    async (c) => {
      const { visit } = await showVisit(shop, c.get('customer'), c.req.valid('param').id);
      const headers = {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="visit-${visit.bookingNumber}.ics"`,
      };
      return c.body(calendarOf(visit, shop), 200, headers) as never;
    },
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: '/visits/{id}/report.pdf',
      tags,
      summary:
        'The health report of a completed visit as a PDF, for its customer, its technician and the administrator',
      middleware: signed,
      request: { params: known },
      responses: {
        200: {
          description: 'The report',
          content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
        },
        304: { description: 'The browser has it' },
        ...refusals(401, 403, 404, 409),
      },
    }),
    async (c) => {
      // Revalidated each time, even by a browser that has it: somebody else may be at it now.
      const { mark, number, gather } = await showReport(shop, c.get('customer'), c.req.valid('param').id);
      const headers = {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="health-report-${number}.pdf"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      };
      const page = await shop.cache.show(`visit report ${mark}`, async () => ({
        page: await finishPage(200, headers, await writePdf(shop, 'visitReport', await gather()), 'once'),
        tags: [STORE_TAG],
        keep: true,
      }));
      return sendStored(page, {
        acceptEncoding: null,
        ifNoneMatch: c.req.header('if-none-match') ?? null,
        head: false,
      }) as never;
    },
  );

  api.openapi(
    createRoute({
      method: 'put',
      path: '/visits-advice',
      tags,
      summary: 'Whether the caller wants to hear when a cleaning is due',
      middleware: signed,
      request: { body: body(adviceBody) },
      responses: { 200: json(done, 'Noted'), ...refusals(400, 401, 422) },
    }),
    async (c) => {
      await setAdvice(shop, c.get('customer'), c.req.valid('json').wanted);
      return c.json({ status: 'success' as const }, 200);
    },
  );
}
