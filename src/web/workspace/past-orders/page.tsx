import { PastOrderDetails } from '#src/web/features/past-orders/past-order-details.tsx';
import { DeskList } from '#src/web/features/workspace-list/desk-list.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

/** All orders of the former shop, to look up. */
export default function PastOrdersDesk({ loaderData: { view, states, orders } }: Route.ComponentProps) {
  return (
    <DeskList
      area="pastOrders"
      path={hrefs.pastOrders()}
      view={view}
      states={states}
      rows={orders}
      keyOf={({ id }) => id}
    >
      {(order) => <PastOrderDetails order={order} person />}
    </DeskList>
  );
}
