import { redirect } from 'react-router';
import { hrefs } from '#src/contract/pages.ts';
import { pageContext } from '#src/pages/page-context.ts';
import { isAdministrator } from '#src/shop/identity/customer.ts';
import { countOrdersByStatus, listOrders } from '#src/shop/orders/list-orders.ts';
import type { OrderStatus } from '#src/shop/orders/order.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import { STATUSES } from '../orders/order-view.ts';
import { toOrderView } from '../orders/to-order-view.server.ts';
import { type LoaderArgs, signedInCustomer } from '../signed-in.server.ts';

const PAGE_SIZE = 20;

/** A customer's own orders; all for the administrator. */
export const loadOrders = ({ context, request }: LoaderArgs) =>
  answered(context, async () => {
    const customer = await signedInCustomer({ context, request });
    const { shop, locale } = context.get(pageContext);
    const { searchParams } = new URL(request.url);
    const page = readPage(searchParams.get('page'));
    const filter = { q: searchParams.get('q')?.trim().slice(0, 200) || undefined, status: STATUSES.find((one) => one === searchParams.get('status')) };
    const all = isAdministrator(customer);
    const uid = all ? undefined : customer.uid;
    const [{ items, total }, counts] = await Promise.all([listOrders(shop, { uid, ...filter, page, limit: PAGE_SIZE }), countOrdersByStatus(shop, uid)]);
    if (items.length === 0 && page > 1) throw redirect(hrefs.orders);
    return {
      texts: texts(locale, 'orders'),
      uid: customer.uid,
      all,
      filter,
      counts: Object.fromEntries(counts) as Partial<Record<OrderStatus, number>>,
      page,
      pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
      total,
      orders: items.map((order) => toOrderView(order, locale)),
    };
  });

const readPage = (value: string | null): number => (value && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1);
