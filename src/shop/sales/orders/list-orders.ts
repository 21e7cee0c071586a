import { ORDER_STATUSES, type OrderStatus } from '#src/kernel/order-lifecycle.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import { countByStatus, countOrders, findOrderRow, markNotified, selectOrders } from './order.store.ts';
import type { Order } from './order.ts';
import type { OrderFilter } from './order-filter.store.ts';

/** Orders, newest first; `uid` absent means all, which only the administrator may ask for. */
export async function listOrders(
  { db }: Pick<Platform, 'db'>,
  query: OrderFilter & { page: number; limit: number },
): Promise<{ items: Order[]; total: number; next: number | null }> {
  const [items, total] = await Promise.all([selectOrders(db, query), countOrders(db, query)]);
  return { items, total, next: query.page * query.limit < total ? query.page + 1 : null };
}

/** So many of the board's columns are shown; the list has the rest. */
const ON_BOARD = 40;

/** The newest orders of each state, for the board of the administrator. */
export async function listBoard(
  { db }: Pick<Platform, 'db'>,
  filter: OrderFilter,
): Promise<{ status: OrderStatus; orders: Order[] }[]> {
  return Promise.all(
    ORDER_STATUSES.map(async (status) => ({
      status,
      orders: await selectOrders(db, { ...filter, status, page: 1, limit: ON_BOARD }),
    })),
  );
}

/** How many orders stand in each state; of one shopper, or of all for the administrator. */
export const countOrdersByStatus = ({ db }: Pick<Platform, 'db'>, uid?: string): Promise<Map<OrderStatus, number>> =>
  countByStatus(db, uid);

/** An order by its own id or by what paid for it. */
export const findOrder = (
  { db }: { db: Queryable },
  key: Parameters<typeof findOrderRow>[1],
): Promise<Order | undefined> => findOrderRow(db, key);

/** True once an order: the call that first hears of it (201), later ones are false (200). */
export const firstNotified = ({ db, clock }: Pick<Platform, 'db' | 'clock'>, id: string): Promise<boolean> =>
  markNotified(db, id, clock.now());
