import { ORDER_STATUSES, type OrderStatus } from '#src/kernel/order-lifecycle.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import { countByStatus, countOrders, findOrderRow, markNotified, selectOrders } from './order.store.ts';
import type { Order } from './order.ts';
import { FOUND_AT_MOST, type OrderFilter } from './order-filter.store.ts';

/** Orders, newest first; `uid` absent means all, which only the administrator may ask for. `bounded`: a search may have left older ones out. */
export async function listOrders(
  { db }: Pick<Platform, 'db'>,
  query: OrderFilter & { page: number; limit: number },
): Promise<{ items: Order[]; total: number; next: number | null; bounded: boolean }> {
  const [items, total] = await Promise.all([selectOrders(db, query), countOrders(db, query)]);
  const next = query.page * query.limit < total ? query.page + 1 : null;
  return { items, total, next, bounded: Boolean(query.q?.trim()) && total === FOUND_AT_MOST };
}

/** At most this many orders per column of the board; the list has the rest. */
const ON_BOARD = 40;

/** The newest orders of each status, for the administrator's board. */
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

/** How many orders are in each status; of one shopper, or of all for the administrator. */
export const countOrdersByStatus = ({ db }: Pick<Platform, 'db'>, uid?: string): Promise<Map<OrderStatus, number>> =>
  countByStatus(db, uid);

/** An order by its own id or by its payment. */
export const findOrder = (
  { db }: { db: Queryable },
  key: Parameters<typeof findOrderRow>[1],
): Promise<Order | undefined> => findOrderRow(db, key);

/** True once per order, for the first call that learns of it (201); false for later ones (200). */
export const firstNotified = ({ db, clock }: Pick<Platform, 'db' | 'clock'>, id: string): Promise<boolean> =>
  markNotified(db, id, clock.now());
