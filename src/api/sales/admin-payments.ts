import { createRoute, z } from '@hono/zod-openapi';
import { json, refusals } from '#src/api/answers/answers.ts';
import { csvAnswer, csvResponse, yesNo } from '#src/api/answers/csv-answer.ts';
import { rupeesCell } from '#src/api/answers/rupees-cell.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { recordAlone } from '#src/shop/audit/record-entry.ts';
import { reconcileMonth } from '#src/shop/back-office/reports/show-payments.ts';
import { retryPaymentRefund } from '#src/shop/sales/checkout/retry-payment-refund.ts';
import { settleAgain } from '#src/shop/sales/payments/settle-again.ts';
import type { Shop } from '#src/shop/shop.ts';
import { monthQuery, settledAnswer } from '#src/wire/back-office/reports.ts';
import { id, success } from '#src/wire/values.ts';

const tags = ['Workspace'];

/** The administrator's calls about payments, and a month of them as a table. */
export function adminPaymentCalls(api: Api, shop: Shop): void {
  const middleware = [administrator(shop)];

  api.openapi(
    createRoute({
      method: 'post',
      path: '/admin/payments/{id}/settle',
      tags,
      summary: 'Asks the provider about a payment now, and makes its order or sends its money back',
      middleware,
      request: { params: z.object({ id }) },
      responses: { 200: json(settledAnswer, 'The state it has then'), ...refusals(401, 403, 404, 409) },
    }),
    async (c) => {
      const state = await settleAgain(shop, c.get('customer'), c.req.valid('param').id);
      return c.json({ status: 'success' as const, data: { state } }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/admin/refunds/{id}/retry',
      tags,
      summary: 'Tries a refund again that the provider could not send',
      middleware,
      request: { params: z.object({ id }) },
      responses: { 200: json(z.object({ status: success }), 'Promised again'), ...refusals(401, 403, 404, 409) },
    }),
    async (c) => {
      await retryPaymentRefund(shop, c.get('customer'), c.req.valid('param').id);
      return c.json({ status: 'success' as const }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: '/admin/payments.csv',
      tags,
      summary: 'A month’s money by day, in rupees, as CSV',
      middleware,
      request: { query: monthQuery },
      responses: { 200: csvAnswer, ...refusals(401, 403, 422) },
    }),
    async (c) => {
      const { month, test, days, sum } = await reconcileMonth(shop, c.req.valid('query').month);
      await recordAlone(shop, c.get('customer'), { act: 'payments.exported', subject: `report:payments-${month}` });
      const head = [
        'Day',
        'Payments',
        'Captured',
        'Orders',
        'Bookings',
        'Sent back',
        'Not settled',
        'Difference',
        'Refunds processed',
        'Test',
      ];
      const rows = [...days, sum].map((one) => [
        one.day,
        one.payments,
        ...[one.captured, one.orders, one.bookings, one.sentBack, one.waiting, one.difference, one.refunded].map(
          rupeesCell,
        ),
        yesNo(test),
      ]);
      return csvResponse(c, `payments-${month}.csv`, [head, ...rows]) as never;
    },
  );
}
