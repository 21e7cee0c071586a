import {
  listAttention,
  listPayments,
  PAYMENT_FILTERS,
  reconcileMonth,
} from '#src/shop/back-office/reports/show-payments.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { administratorOnly } from '#src/web/context/administrator-only.server.ts';
import { answered } from '#src/web/context/answered.server.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { pageIn, textIn } from '#src/web/features/workspace-list/list-query.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

const PAGE_SIZE = 25;

export const loadPayments = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
    const { searchParams } = new URL(args.request.url);
    const filter = PAYMENT_FILTERS.find((one) => one === searchParams.get('state')) ?? 'all';
    const [q, page] = [textIn(searchParams, 'q'), pageIn(searchParams)];
    const month = textIn(searchParams, 'month');
    const [{ items, total }, attention, totals] = await Promise.all([
      listPayments(shop, { filter, q, page, limit: PAGE_SIZE }),
      listAttention(shop),
      reconcileMonth(shop, /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined),
    ]);
    return {
      texts: texts(locale, 'payments', 'paymentReasons'),
      filters: PAYMENT_FILTERS,
      filter,
      q,
      page,
      pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
      total,
      rows: items,
      attention: attention.items,
      webhooksSilentSince: attention.webhooksSilentSince,
      totals,
    };
  });

export type PaymentsData = Awaited<ReturnType<typeof loadPayments>>;
