import {
  listAttention,
  listPayments,
  PAYMENT_FILTERS,
  reconcileMonth,
} from '#src/shop/back-office/reports/show-payments.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { pageIn, textIn } from '#src/web/features/workspace-list/list-query.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

const PAGE_SIZE = 25;

export const loader = pageLoader('payments', async ({ shop, locale, searchParams }) => {
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

export type PaymentsData = Awaited<ReturnType<typeof loader>>;
