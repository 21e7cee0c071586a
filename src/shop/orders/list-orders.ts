import type { Platform } from '#src/platform/platform.ts';
import { countOrders, findOrderRow, markTold, selectOrders } from '#src/shop/orders/order.store.ts';
import type { Order } from '#src/shop/orders/order.ts';

/** Orders, newest first; `uid` absent means all, which only the administrator may ask for. */
export async function listOrders(
  { db }: Pick<Platform, 'db'>,
  query: { uid?: string; page: number; limit: number },
): Promise<{ items: Order[]; total: number; next: number | null }> {
  const [items, total] = await Promise.all([selectOrders(db, query), countOrders(db, query.uid)]);
  return { items, total, next: query.page * query.limit < total ? query.page + 1 : null };
}

/** An order by its own id or by what paid for it. */
export const findOrder = ({ db }: Pick<Platform, 'db'>, key: Parameters<typeof findOrderRow>[1]): Promise<Order | undefined> => findOrderRow(db, key);

/** True once an order: the call that first hears of it (201), later ones are false (200). */
export const firstTold = ({ db, clock }: Pick<Platform, 'db' | 'clock'>, id: string): Promise<boolean> => markTold(db, id, clock.now());
