import { indianDay } from '#src/shop/sales/tax-documents/financial-year.ts';
import { gstReport } from '#src/shop/sales/tax-documents/gst-report.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { administratorOnly } from '#src/web/context/administrator-only.server.ts';
import { answered } from '#src/web/context/answered.server.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { textIn } from '#src/web/features/workspace-list/list-query.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loadGst = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
    const asked = textIn(new URL(args.request.url).searchParams, 'month');
    const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : indianDay(shop.clock.now()).slice(0, 7);
    return { texts: texts(locale, 'gst'), report: await gstReport(shop, month) };
  });
