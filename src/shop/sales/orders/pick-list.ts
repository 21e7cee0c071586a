import type { Platform } from '#src/platform/platform.ts';
import { warehousePlaces } from '#src/shop/catalogue/products/warehouse-places.ts';
import { selectOrders } from './order.store.ts';
import type { Order } from './order.ts';
import { selectShipments } from './shipment.store.ts';
import { unshipped } from './shipment.ts';

export type PickList = {
  /** What to fetch, in the order of the shelves. */
  products: {
    productId: string;
    name: string;
    sku: string | undefined;
    category: string;
    quantity: number;
    orders: { number: number; quantity: number }[];
  }[];
  /** What belongs to each order, oldest first. */
  orders: { order: Order; lines: { name: string; sku: string | undefined; quantity: number }[] }[];
};

/** Most orders per pick list: a trolley holds no more. */
export const MOST_TO_PICK = 100;

/**
 * What to fetch from the shelves for these orders, or for all confirmed ones if `ids` is empty: summed over the orders,
 * without what has already been sent.
 */
export async function pickList({ db }: Pick<Platform, 'db'>, ids: string[]): Promise<PickList> {
  const wanted = ids.length ? { ids } : { status: 'confirmed' as const };
  const found = await selectOrders(db, { ...wanted, page: 1, limit: MOST_TO_PICK });
  const open = found
    .filter(({ status }) => status !== 'cancel' && status !== 'delivered')
    .sort((a, b) => a.number - b.number);
  const shipments = new Map(
    await Promise.all(open.map(async ({ id }) => [id, await selectShipments(db, id)] as const)),
  );
  const orders = open
    .map((order) => ({
      order,
      lines: unshipped(order.lines, shipments.get(order.id) ?? []).map(({ position, quantity }) => ({
        ...line(order, position),
        quantity,
      })),
    }))
    .filter(({ lines }) => lines.length > 0);
  const sums = new Map<
    string,
    { name: string; sku: string | undefined; quantity: number; orders: { number: number; quantity: number }[] }
  >();
  for (const { order, lines } of orders) {
    for (const { productId, name, sku, quantity } of lines) {
      const known = sums.get(productId) ?? { name, quantity: 0, orders: [] };
      // The newest order has the SKU most likely to be on the shelf now.
      sums.set(productId, {
        name: known.name,
        sku,
        quantity: known.quantity + quantity,
        orders: [...known.orders, { number: order.number, quantity }],
      });
    }
  }
  const places = await warehousePlaces({ db }, [...sums.keys()]);
  const at = (id: string) => places.findIndex((place) => place.productId === id);
  return {
    products: [...sums]
      .sort(([a], [b]) => at(a) - at(b))
      .map(([productId, sum]) => ({ productId, ...sum, category: places[at(productId)]?.category ?? '' })),
    orders: orders.map(({ order, lines }) => ({
      order,
      lines: lines.map(({ name, sku, quantity }) => ({ name, sku, quantity })),
    })),
  };
}

const line = ({ lines }: Order, position: number) => ({
  productId: lines[position]?.productId ?? '',
  name: lines[position]?.name ?? '',
  sku: lines[position]?.sku,
});
