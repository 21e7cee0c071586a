import { redirect } from 'react-router';
import { dateFormat } from '#src/kernel/format.ts';
import { formatPaise } from '#src/kernel/money.ts';
import type { OrderStatus } from '#src/kernel/order-lifecycle.ts';
import { ORDER_STATUSES } from '#src/kernel/order-lifecycle.ts';
import { cardsById } from '#src/shop/catalogue/products/find-product.ts';
import { isAdministrator } from '#src/shop/customers/identity/principal.ts';
import { listTheirPastOrders } from '#src/shop/customers/moving-in/past-orders.ts';
import { listTheirInstallations } from '#src/shop/sales/installations/list-installations.ts';
import { countOrdersByStatus, findOrder, listOrders } from '#src/shop/sales/orders/list-orders.ts';
import { isTheirs, type Order } from '#src/shop/sales/orders/order.ts';
import { listWaitingOf } from '#src/shop/sales/payments/bank-transfer/show-transfers.ts';
import { listRefundsByOrder } from '#src/shop/sales/payments/list-refunds.ts';
import { listPlans } from '#src/shop/services/plans/list-plans.ts';
import type { Shop } from '#src/shop/shop.ts';
import { type PageArgs, pageLoader } from '#src/web/context/page-loader.server.ts';
import { arrivalDays, toOrderView } from '#src/web/features/order/to-order-view.server.ts';
import { toPastOrderView } from '#src/web/features/past-orders/past-order-view.server.ts';
import { toSource } from '#src/web/features/product-card/product-tile.server.ts';
import { pageIn, textIn } from '#src/web/features/workspace-list/list-query.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import type { PictureSource } from '#src/web/ui/picture.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { loadDesk } from './desk/load-desk.server.ts';
import type { OrderListFilter } from './orders-href.ts';
import type { PlacedView } from './placed.tsx';

const PAGE_SIZE = 20;
/** As many as stand side by side. */
const MOST_PICTURES = 3;
/** A customer's own orders; for the administrator the desk with all orders. */
export const loader = pageLoader('orders', async (page) => {
  const { customer, locale } = page;
  if (isAdministrator(customer))
    return {
      texts: texts(locale, 'orders', 'admin', 'desk', 'orderDesk'),
      uid: customer.uid,
      desk: await loadDesk(page),
      mine: undefined,
    };
  return {
    texts: texts(locale, 'orders', 'installations', 'transfer', 'pastOrders'),
    uid: customer.uid,
    desk: undefined,
    mine: await loadMine(page),
  };
});

async function loadMine(args: PageArgs<'orders'>) {
  const { customer, shop, locale, searchParams } = args;
  const page = pageIn(searchParams);
  const filter = readFilter(searchParams);
  const first = page === 1 && !filter.q && !filter.status;
  const [placed, counts, installations, transfers, past, { items, total }] = await Promise.all([
    loadPlaced(args),
    countOrdersByStatus(shop, customer.uid),
    listTheirInstallations(shop, customer.uid),
    listWaitingOf(shop, customer.uid),
    first ? listTheirPastOrders(shop, customer.uid) : [],
    listOrders(shop, { ...filter, uid: customer.uid, page, limit: PAGE_SIZE }),
  ]);
  if (items.length === 0 && page > 1) throw redirect(hrefs.orders);
  const day = dateFormat(locale, { day: 'numeric', month: 'long' });
  const [pictures, refunds] = await Promise.all([picturesOf(shop, items), refundsBy(shop, items)]);
  return {
    placed,
    transfers: transfers.map(({ reference, amount, until }) => ({
      reference,
      total: formatPaise(amount),
      until: day.format(until),
    })),
    installations: installations.map(({ id, number }) => ({ id, number })),
    past: past.map((one) => toPastOrderView(one, locale)),
    filter,
    counts: Object.fromEntries(counts) as Partial<Record<OrderStatus, number>>,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    total,
    orders: items.map((order) =>
      toOrderView(order, { locale, theirs: true, pictures, refunds: refunds.get(order.id) }),
    ),
  };
}

/** The order that `?placed=` names, until it has arrived or is cancelled. */
async function loadPlaced({
  customer,
  shop,
  locale,
  searchParams,
}: PageArgs<'orders'>): Promise<PlacedView | undefined> {
  const id = searchParams.get('placed');
  const order = id ? await findOrder(shop, { id }) : undefined;
  if (!order || !isTheirs(order, customer) || order.status === 'delivered' || order.status === 'cancel')
    return undefined;
  const [pictures, plans] = await Promise.all([picturesOf(shop, [order]), listPlans(shop, locale)]);
  const { name, number, total, address, delivery, lines } = order;
  return {
    id: order.id,
    name,
    number,
    total,
    due: order.paymentStatus === 'due',
    phone: address.phone,
    arrives: delivery && arrivalDays(delivery, locale, 'long'),
    pictures: lines.flatMap(({ productId }) => pictures.get(productId) ?? []).slice(0, MOST_PICTURES),
    visits: plans.length > 0,
  };
}

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

/** Reads the list's filter from the address. */
const readFilter = (query: URLSearchParams): OrderListFilter => ({
  q: textIn(query, 'q') || undefined,
  status: ORDER_STATUSES.find((one) => one === query.get('status')),
});
