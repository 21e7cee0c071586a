import { pageContext } from '#src/pages/page-context.ts';
import { indianDay } from '#src/shop/invoices/financial-year.ts';
import { gstReport } from '#src/shop/invoices/gst-report.ts';
import { administratorOnly } from '../admin/administrator-only.server.ts';
import { textIn } from '../admin/list-query.server.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

export const loadGst = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
    const asked = textIn(new URL(args.request.url).searchParams, 'month');
    const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : indianDay(shop.clock.now()).slice(0, 7);
    return { texts: texts(locale, 'gst'), report: await gstReport(shop, month) };
  });
