import { showBooks } from '#src/shop/sales/tally/month-books.ts';
import { indianDay } from '#src/shop/sales/tax-documents/financial-year.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { textIn } from '#src/web/features/workspace-list/list-query.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('tally', async ({ shop, locale, searchParams }) => {
  const asked = textIn(searchParams, 'month');
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : indianDay(shop.clock.now()).slice(0, 7);
  return { texts: texts(locale, 'tally'), month, books: await showBooks(shop, month) };
});

export type TallyData = Awaited<ReturnType<typeof loader>>;
