import { DAY_MS } from '#src/kernel/india-time.ts';
import { ORDER_STATUSES, type OrderStatus } from '#src/kernel/order-lifecycle.ts';
import { PAYMENT_STATUSES } from '#src/kernel/payment-status.ts';
import { cardsById } from '#src/shop/catalogue/products/find-product.ts';
import { countOrdersByStatus, listBoard, listOrders } from '#src/shop/sales/orders/list-orders.ts';
import type { Order } from '#src/shop/sales/orders/order.ts';
import { findAskedReturns } from '#src/shop/sales/orders/request-return.ts';
import { listRefundsByOrder } from '#src/shop/sales/payments/list-refunds.ts';
import { numberedLines } from '#src/shop/sales/units/numbered-lines.ts';
import type { Shop } from '#src/shop/shop.ts';
import type { PageArgs } from '#src/web/context/page-loader.server.ts';
import { toOrderView } from '#src/web/features/order/to-order-view.server.ts';
import { loadOrderFile } from '#src/web/features/order-file/load-order-file.server.ts';
import { toSource } from '#src/web/features/product-card/product-tile.server.ts';
import { pageIn, textIn } from '#src/web/features/workspace-list/list-query.server.ts';
import type { Locale } from '#src/wire/domain.ts';
import type { OrderListFilter } from '../orders-href.ts';
import type { DeskRow } from './desk-row.ts';

const PAGE_SIZE = 40;

/** Everybody's orders as rows or as a board, and the one that is open beside them. For the administrator only. */
export async function loadDesk({ customer: actor, shop, locale, searchParams }: PageArgs<'orders'>) {
  const page = pageIn(searchParams);
  const filter = readFilter(searchParams);
  const open = textIn(searchParams, 'open');
  const wish = wishOf(filter);
  const [counts, file] = await Promise.all([
    countOrdersByStatus(shop),
    open ? loadOrderFile(shop, { actor, id: open, locale }) : undefined,
  ]);
  const frame = { filter, now: shop.clock.now(), counts: Object.fromEntries(counts) as Counts, file };
  if (filter.view === 'board') {
    const { view: _, status: __, ...narrowing } = filter;
    const narrowed = Object.values(narrowing).some(Boolean);
    const board = await listBoard(shop, { ...wish, status: undefined });
    const rows = await toRows(
      shop,
      board.flatMap(({ orders }) => orders),
      locale,
    );
    const columns = board.map(({ status, orders }) => ({
      status,
      count: narrowed ? orders.length : (counts.get(status) ?? 0),
      cards: rows.filter((row) => row.status === status),
    }));
    return { ...frame, page: 1, pages: 1, total: 0, bounded: false, rows: [], columns };
  }
  const { items, total, bounded } = await listOrders(shop, { ...wish, page, limit: PAGE_SIZE });
  return {
    ...frame,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    total,
    bounded,
    rows: await toRows(shop, items, locale),
    columns: undefined,
  };
}

type Counts = Partial<Record<OrderStatus, number>>;

function wishOf({ view: _, payment, from, to, returns, ...filter }: OrderListFilter) {
  return {
    ...filter,
    returnAsked: returns === 'asked',
    paymentStatus: PAYMENT_STATUSES.find((one) => one === payment),
    since: from ? new Date(`${from}T00:00:00+05:30`) : undefined,
    until: to ? new Date(Date.parse(`${to}T00:00:00+05:30`) + DAY_MS) : undefined,
  };
}

function readFilter(query: URLSearchParams): OrderListFilter {
  const day = (name: string) => {
    const typed = textIn(query, name);
    return /^20\d\d-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(`${typed}T00:00:00+05:30`)) ? typed : undefined;
  };
  return {
    q: textIn(query, 'q') || undefined,
    status: ORDER_STATUSES.find((one) => one === query.get('status')),
    view: query.get('view') === 'board' ? 'board' : undefined,
    payment: PAYMENT_STATUSES.find((one) => one === query.get('payment')),
    returns: query.get('returns') === 'asked' ? 'asked' : undefined,
    place: textIn(query, 'place').slice(0, 60) || undefined,
    from: day('from'),
    to: day('to'),
  };
}

async function toRows(shop: Shop, orders: Order[], locale: Locale): Promise<DeskRow[]> {
  const ids = orders.map(({ id }) => id);
  const [refunds, asked, cards, numbered] = await Promise.all([
    listRefundsByOrder(shop.db, ids),
    findAskedReturns(shop, ids),
    cardsById(shop.db, [...new Set(orders.flatMap(({ lines }) => lines.slice(0, 1).map((line) => line.productId)))]),
    numberedLines(
      shop.db,
      orders.flatMap(({ id: orderId, lines }) =>
        lines.map(({ productId, name, quantity }, position) => ({ orderId, productId, name, quantity, position })),
      ),
    ),
  ]);
  return orders.map((order) => {
    const view = toOrderView(order, { locale, theirs: false, refunds: refunds.get(order.id) });
    const { id, number, name, status, paymentStatus, total, refundable, cancellable, test, on } = view;
    return {
      ...{ id, number, name, status, paymentStatus, total, refundable, cancellable, test, on },
      at: order.at,
      city: order.address.city,
      place: `${order.address.city} ${order.address.zipcode}`,
      what: order.lines.map((line) => `${line.quantity} × ${line.name}`).join(', '),
      units: order.lines.reduce((sum, line) => sum + line.quantity, 0),
      picture: toSource(cards.get(order.lines[0]?.productId ?? '')?.product.picture),
      returnAsked: asked.has(id),
      numbered: numbered.flatMap(({ orderId, position, part, quantity, name: what }) =>
        orderId === id ? [{ position, part, quantity, name: what }] : [],
      ),
    };
  });
}

export type DeskData = Awaited<ReturnType<typeof loadDesk>>;
