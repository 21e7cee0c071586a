import { indianDay } from '#src/shop/sales/tax-documents/financial-year.ts';
import { gstReport } from '#src/shop/sales/tax-documents/gst-report.ts';
import { showReturns } from '#src/shop/sales/tax-returns/show-returns.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { textIn } from '#src/web/features/workspace-list/list-query.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('gst', async ({ shop, locale, searchParams }) => {
  const asked = textIn(searchParams, 'month');
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : indianDay(shop.clock.now()).slice(0, 7);
  const [report, returns] = await Promise.all([gstReport(shop, month), showReturns(shop, month)]);
  return { texts: texts(locale, 'gst', 'taxReturns'), report, returns };
});

export type GstData = Awaited<ReturnType<typeof loader>>;
