import { ORDER_STATUSES } from '#src/kernel/order-lifecycle.ts';
import { hrefs } from '#src/wire/pages.ts';
import { ListSearch } from './list-search.tsx';
import type { OrderView } from './order-view.ts';

export type OrderListFilter = {
  q?: string;
  status?: OrderView['status'];
  // The administrator's own: board or list, and what narrows them.
  view?: 'board';
  payment?: string;
  place?: string;
  from?: string;
  to?: string;
};

/** The list's address for a filter; all of it stands there, so Back and a bookmark work. */
export function ordersHref(filter: OrderListFilter & { page?: number }): string {
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([key, value]) => (value && value !== 1 ? [[key, String(value)]] : [])),
  );
  return query.size ? `${hrefs.orders}?${query}` : hrefs.orders;
}

/** Search by words, and a chip for each state that has orders. */
export const OrderSearch = ({
  filter,
  counts,
}: {
  filter: OrderListFilter;
  counts?: Partial<Record<OrderView['status'], number>>;
}) => (
  <ListSearch
    area="orders"
    path={hrefs.orders}
    href={(status) => ordersHref({ ...filter, status })}
    statuses={ORDER_STATUSES}
    filter={filter}
    counts={counts}
  />
);
