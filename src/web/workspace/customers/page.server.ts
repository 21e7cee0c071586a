import { listCustomers } from '#src/shop/back-office/reports/show-customers.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { pageIn, textIn } from '#src/web/features/workspace-list/list-query.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

const PAGE_SIZE = 30;

export const loader = pageLoader('customers', async ({ shop, locale, searchParams }) => {
  const [q, page] = [textIn(searchParams, 'q'), pageIn(searchParams)];
  const { items, total } = await listCustomers(shop, { q, page, limit: PAGE_SIZE });
  return {
    texts: texts(locale, 'desk', 'customers'),
    q,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    total,
    rows: items,
  };
});
