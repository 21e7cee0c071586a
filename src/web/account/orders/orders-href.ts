import type { OrderStatus } from '#src/kernel/order-lifecycle.ts';
import { hrefs } from '#src/wire/pages.ts';

export type OrderListFilter = {
  q?: string | undefined;
  status?: OrderStatus | undefined;
  // The administrator's own: board or list, and what narrows them.
  view?: 'board' | undefined;
  payment?: string | undefined;
  place?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** The list's address for a filter; all of it stands there, so Back and a bookmark work. */
export function ordersHref(filter: OrderListFilter & { page?: number }): string {
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([key, value]) => (value && value !== 1 ? [[key, String(value)]] : [])),
  );
  return query.size ? `${hrefs.orders}?${query}` : hrefs.orders;
}
