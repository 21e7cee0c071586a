import type { OrderStatus } from '#src/kernel/order-lifecycle.ts';
import { hrefs } from '#src/wire/pages.ts';

export type OrderListFilter = {
  q?: string | undefined;
  status?: OrderStatus | undefined;
  // For the administrator only: board or list, and its filters.
  view?: 'board' | undefined;
  returns?: 'asked' | undefined;
  payment?: string | undefined;
  place?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** The list's address for a filter; it holds the whole filter, so Back and bookmarks work. */
export function ordersHref(filter: OrderListFilter & { page?: number; open?: string | undefined }): string {
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([key, value]) => (value && value !== 1 ? [[key, String(value)]] : [])),
  );
  return query.size ? `${hrefs.orders}?${query}` : hrefs.orders;
}
