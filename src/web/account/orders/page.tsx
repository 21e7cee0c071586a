import { useTranslations } from 'use-intl';
import { ORDER_STATUSES } from '#src/kernel/order-lifecycle.ts';
import { PageHead } from '#src/web/context/page-head.tsx';
import { PurchaseList } from '#src/web/features/purchase/purchase-list.tsx';
import { Unconfirmed } from '#src/web/features/purchase/unconfirmed.tsx';
import { AdminFrame } from '#src/web/layout/workspace/admin-frame.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { OrdersDesk } from './desk/orders-desk.tsx';
import { OrderCard } from './order-card.tsx';
import { ordersHref } from './orders-href.ts';
import { Placed } from './placed.tsx';
import { WaitingTransfers } from './waiting-transfers.tsx';

export { loader } from './page.server.ts';

type Mine = NonNullable<Route.ComponentProps['loaderData']['mine']>;

/** A customer's orders; for the administrator everybody's, in the workspace's frame. */
export default function Orders({ loaderData: { desk, mine, uid } }: Route.ComponentProps) {
  const t = useTranslations('orders');
  if (desk)
    return (
      <AdminFrame>
        <PageHead title={t('titleAll')} />
        <OrdersDesk desk={desk} />
      </AdminFrame>
    );
  return (
    <>
      <PageHead title={t('title')} />
      {mine.placed && <Placed key={mine.placed.id} placed={mine.placed} />}
      <div className="column">
        <PageTitle title={t('title')} lead={t('lead')} under={mine.placed !== undefined} />
        <div className="grid grid-cols-1 gap-6">
          <Unconfirmed uid={uid} area="orders" />
          <WaitingTransfers transfers={mine.transfers} />
          <MyInstallations installations={mine.installations} />
          {!waitsOnly(mine) && (
            <PurchaseList
              {...mine}
              area="orders"
              path={hrefs.orders}
              statuses={ORDER_STATUSES}
              href={(change) => ordersHref({ ...mine.filter, ...change })}
              none={{ text: t('noneText'), action: <LinkButton to={hrefs.products()}>{t('noneAction')}</LinkButton> }}
            >
              {mine.orders.map((order) => (
                <OrderCard key={order.id} order={order} />
              ))}
            </PurchaseList>
          )}
        </div>
      </div>
    </>
  );
}

/** Whether all that there is waits for its transfer: an empty list below would contradict it. */
const waitsOnly = ({ transfers, total, filter }: Mine) =>
  transfers.length > 0 && total === 0 && !filter.q && !filter.status;

/** A customer's installed systems: each has a page of its own. */
function MyInstallations({ installations }: Pick<Mine, 'installations'>) {
  const t = useTranslations('installations');
  if (installations.length === 0) return null;
  return (
    <nav aria-label={t('mine')} className="flex flex-wrap gap-3">
      {installations.map(({ id, number }) => (
        <LinkButton key={id} look="secondary" to={hrefs.installation(id)}>
          {t('number', { number: String(number) })}
        </LinkButton>
      ))}
    </nav>
  );
}
