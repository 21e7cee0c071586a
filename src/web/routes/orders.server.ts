import { redirect } from 'react-router';
import type { Order } from '#src/contract/domain.ts';
import { hrefs } from '#src/contract/pages.ts';
import { pageContext } from '#src/pages/page-context.ts';
import { isAdministrator } from '#src/shop/identity/customer.ts';
import { listOrders } from '#src/shop/orders/list-orders.ts';
import { canCancel } from '#src/shop/orders/order.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import type { OrderView } from '../orders/order-view.ts';
import { type LoaderArgs, signedInCustomer } from '../signed-in.server.ts';

const PAGE_SIZE = 20;

/** A customer's own orders; all for the administrator. */
export const loadOrders = ({ context, request }: LoaderArgs) =>
  answered(context, async () => {
    const customer = await signedInCustomer({ context, request });
    const { shop, locale } = context.get(pageContext);
    const page = readPage(new URL(request.url).searchParams.get('page'));
    const all = isAdministrator(customer);
    const { items, total } = await listOrders(shop, { ...(!all && { uid: customer.uid }), page, limit: PAGE_SIZE });
    if (items.length === 0 && page > 1) throw redirect(hrefs.orders);
    return { texts: texts(locale, 'orders'), uid: customer.uid, all, page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)), orders: items.map(toView) };
  });

const readPage = (value: string | null): number => (value && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1);

const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

const toView = (order: Order): OrderView => ({
  id: order.id,
  number: order.number,
  name: order.name,
  email: order.email,
  on: date.format(order.at),
  address: order.address,
  status: order.status,
  paymentStatus: order.paymentStatus,
  orderId: order.providerOrderId,
  paymentId: order.providerPaymentId,
  total: order.total,
  lines: order.lines.map(({ productId, name, quantity, price }) => ({ productId, name, quantity, price })),
  cancellable: canCancel(order.status),
});
