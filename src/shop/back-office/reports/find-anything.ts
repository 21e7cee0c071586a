import type { Platform } from '#src/platform/platform.ts';
import { listManaged } from '#src/shop/catalogue/products/list-managed.ts';
import type { ManagedRow } from '#src/shop/catalogue/products/managed.ts';
import { listOrders } from '#src/shop/sales/orders/list-orders.ts';
import type { Order } from '#src/shop/sales/orders/order.ts';
import type { CustomerRow } from './customers.store.ts';
import { listCustomers } from './show-customers.ts';

export type Found = { orders: Order[]; customers: CustomerRow[]; products: ManagedRow[] };

/** The first few orders, customers and products (drafts too) that words lead to, as the three lists find them. */
export async function findAnything(
  platform: Pick<Platform, 'db' | 'settings'>,
  q: string,
  limit: number,
): Promise<Found> {
  const [orders, customers, products] = await Promise.all([
    listOrders(platform, { q, page: 1, limit }),
    listCustomers(platform, { q, page: 1, limit }),
    listManaged(platform, { q }, { limit }),
  ]);
  return { orders: orders.items, customers: customers.items, products: products.items };
}
