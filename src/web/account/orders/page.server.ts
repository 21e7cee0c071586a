import { redirect } from 'react-router';
import { DAY_MS } from '#src/kernel/india-time.ts';
import type { OrderStatus } from '#src/kernel/order-lifecycle.ts';
import { ORDER_STATUSES } from '#src/kernel/order-lifecycle.ts';
import { PAYMENT_STATUSES } from '#src/kernel/payment-status.ts';
import type { RefundPart } from '#src/kernel/refunds.ts';
import { cardsById } from '#src/shop/catalogue/products/find-product.ts';
import { isAdministrator } from '#src/shop/customers/identity/principal.ts';
import { listTheirInstallations } from '#src/shop/sales/installations/list-installations.ts';
import { countOrdersByStatus, listBoard, listOrders } from '#src/shop/sales/orders/list-orders.ts';
import type { Order } from '#src/shop/sales/orders/order.ts';
import { listRefundsByOrder } from '#src/shop/sales/payments/list-refunds.ts';
import type { Shop } from '#src/shop/shop.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { toOrderView } from '#src/web/features/order/to-order-view.server.ts';
import { toSource } from '#src/web/features/product-card/product-tile.server.ts';
import { pageIn, textIn } from '#src/web/features/workspace-list/list-query.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import type { PictureSource } from '#src/web/ui/picture.tsx';
import type { Locale } from '#src/wire/domain.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { BoardCard } from './board/board-view.ts';
import type { OrderListFilter } from './orders-href.ts';

const PAGE_SIZE = 20;
/** A customer's own orders; for the administrator all orders, as a list or a board. */
export const loader = pageLoader('orders', async ({ customer, shop, locale, searchParams }) => {
  const all = isAdministrator(customer);
  const page = pageIn(searchParams);
  const filter = readFilter(searchParams, all);
  const { payment, from, to, place, view, ...kept } = filter;
  const wish = {
    ...kept,
    uid: all ? undefined : customer.uid,
    place,
    paymentStatus: PAYMENT_STATUSES.find((one) => one === payment),
    since: from ? new Date(`${from}T00:00:00+05:30`) : undefined,
    until: to ? new Date(Date.parse(`${to}T00:00:00+05:30`) + DAY_MS) : undefined,
  };
  const counts = await countOrdersByStatus(shop, wish.uid);
  const frame = {
    texts: texts(locale, 'orders', 'installations', ...(all ? ['admin', 'orderDesk'] : [])),
    uid: customer.uid,
    installations: all
      ? []
      : (await listTheirInstallations(shop, customer.uid)).map(({ id, number }) => ({ id, number })),
    all,
    filter,
    counts: Object.fromEntries(counts) as Partial<Record<OrderStatus, number>>,
  };
  if (view === 'board') {
    const narrowed = Boolean(kept.q || place || payment || from || to);
    const board = await listBoard(shop, { ...wish, status: undefined });
    const refunds = await refundsBy(
      shop,
      board.flatMap(({ orders }) => orders),
    );
    const columns = board.map(({ status, orders }) => ({
      status,
      count: narrowed ? orders.length : (counts.get(status) ?? 0),
      cards: orders.map((order) => toCard(order, locale, refunds.get(order.id))),
    }));
    return { ...frame, page: 1, pages: 1, total: 0, orders: [], columns };
  }
  const { items, total } = await listOrders(shop, { ...wish, page, limit: PAGE_SIZE });
  if (items.length === 0 && page > 1) throw redirect(hrefs.orders);
  const [pictures, refunds] = await Promise.all([picturesOf(shop, items), refundsBy(shop, items)]);
  return {
    ...frame,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    total,
    orders: items.map((order) => toOrderView(order, { locale, pictures, refunds: refunds.get(order.id) })),
    columns: undefined,
  };
});

const refundsBy = (shop: Shop, orders: Order[]) =>
  listRefundsByOrder(
    shop.db,
    orders.map(({ id }) => id),
  );

/** The pictures of everything in these orders, by product. */
async function picturesOf(shop: Shop, orders: Order[]): Promise<Map<string, PictureSource>> {
  const ids = [...new Set(orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)))];
  const cards = await cardsById(shop.db, ids);
  return new Map(
    [...cards].flatMap(([id, { product }]) => {
      const picture = toSource(product.picture);
      return picture ? [[id, picture] as const] : [];
    }),
  );
}

/** Reads the list's filter from the address; a customer has only search text and states. */
function readFilter(query: URLSearchParams, all: boolean): OrderListFilter {
  const day = (name: string) => {
    const typed = textIn(query, name);
    return /^20\d\d-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(`${typed}T00:00:00+05:30`)) ? typed : undefined;
  };
  const own: OrderListFilter = {
    q: textIn(query, 'q') || undefined,
    status: ORDER_STATUSES.find((one) => one === query.get('status')),
  };
  if (!all) return own;
  return {
    ...own,
    view: query.get('view') === 'board' ? 'board' : undefined,
    payment: PAYMENT_STATUSES.find((one) => one === query.get('payment')),
    place: textIn(query, 'place').slice(0, 60) || undefined,
    from: day('from'),
    to: day('to'),
  };
}

function toCard(order: Order, locale: Locale, refunds: RefundPart[] | undefined): BoardCard {
  const { id, number, name, status, paymentStatus, total, refundable, test, on } = toOrderView(order, {
    locale,
    refunds,
  });
  return {
    id,
    number,
    name,
    status,
    paymentStatus,
    total,
    refundable,
    test,
    on,
    place: `${order.address.city} ${order.address.zipcode}`,
    what: order.lines.map((line) => `${line.quantity} × ${line.name}`).join(', '),
    units: order.lines.reduce((sum, line) => sum + line.quantity, 0),
  };
}
