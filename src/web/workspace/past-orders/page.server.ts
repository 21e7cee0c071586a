import { PAST_ORDER_STATES } from '#src/kernel/past-order-states.ts';
import { listPastOrders } from '#src/shop/customers/moving-in/past-orders.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { toPastOrderView } from '#src/web/features/past-orders/past-order-view.server.ts';
import { readDeskView, toDeskView } from '#src/web/features/workspace-list/desk-view.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

const LIMIT = 20;

export const loader = pageLoader('pastOrders', async ({ shop, locale, searchParams }) => {
  const wish = readDeskView(searchParams, PAST_ORDER_STATES);
  const { orders, total } = await listPastOrders(shop, { ...wish, limit: LIMIT });
  return {
    texts: texts(locale, 'desk', 'pastOrders'),
    states: PAST_ORDER_STATES,
    view: toDeskView(wish, total, LIMIT),
    orders: orders.map((one) => toPastOrderView(one, locale)),
  };
});
