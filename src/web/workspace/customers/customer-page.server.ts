import { showCustomer } from '#src/shop/back-office/reports/show-customers.ts';
import { showSecondFactor } from '#src/shop/customers/identity/second-factor.ts';
import { listPastOrdersOf } from '#src/shop/customers/moving-in/past-orders.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { toPastOrderView } from '#src/web/features/past-orders/past-order-view.server.ts';
import { textIn } from '#src/web/features/workspace-list/list-query.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('customer', async ({ shop, locale, searchParams }) => {
  const uid = textIn(searchParams, 'id');
  const [{ acts, ...found }, { confirmed }] = await Promise.all([showCustomer(shop, uid), showSecondFactor(shop, uid)]);
  const past = await listPastOrdersOf(shop, found.customer.email);
  return {
    texts: texts(locale, 'customers', 'audit', 'pastOrders'),
    ...found,
    past: past.map((one) => toPastOrderView(one, locale)),
    secondFactor: confirmed,
    acts: acts.map(({ id, at, actorName, act }) => ({ id, at, actorName, act })),
  };
});
