import { PhoneCall } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ORDER_STATUSES } from '#src/kernel/order-lifecycle.ts';
import { PageHead } from '#src/web/context/page-head.tsx';
import { LiveUpdates } from '#src/web/features/live-updates/live-updates.tsx';
import { ListSearch } from '#src/web/features/purchase/list-search.tsx';
import { PurchaseList } from '#src/web/features/purchase/purchase-list.tsx';
import { Unconfirmed } from '#src/web/features/purchase/unconfirmed.tsx';
import { AdminFrame } from '#src/web/layout/workspace/admin-frame.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { Board } from './board/board.tsx';
import { FurtherFilter, ViewSwitch } from './board/list-tools.tsx';
import { OrderCard } from './order-card.tsx';
import { ordersHref } from './orders-href.ts';

export { loader } from './page.server.ts';

type Data = Route.ComponentProps['loaderData'];

/** A customer's orders; for the administrator everybody's, in the workspace's frame. */
export default function Orders({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('orders');
  const { all, uid, filter, columns } = loaderData;
  const title = all ? t('titleAll') : t('title');
  const search = {
    area: 'orders' as const,
    path: hrefs.orders,
    statuses: ORDER_STATUSES,
    filter,
  };
  const page = (
    <>
      <PageHead title={title} />
      <PageTitle
        title={title}
        lead={all ? t('leadAll') : t('lead')}
        action={all && <LiveUpdates subjects={['orders', 'payments']} />}
      />
      <div className="grid grid-cols-1 gap-6">
        <Unconfirmed uid={uid} area="orders" />
        <Mine installations={loaderData.installations} />
        {all && <DeskTools data={loaderData} />}
        {columns ? (
          <>
            <ListSearch {...search} href={(status) => ordersHref({ ...filter, status })} counts={undefined} />
            <FurtherFilter filter={filter} />
            <Board columns={columns} />
          </>
        ) : (
          <PurchaseList
            {...loaderData}
            {...search}
            href={(change) => ordersHref({ ...filter, ...change })}
            tools={all && <FurtherFilter filter={filter} />}
            none={
              all
                ? {
                    text: t('noneTextAll'),
                    action: <LinkButton to={hrefs.manageProduct()}>{t('noneActionAll')}</LinkButton>,
                  }
                : { text: t('noneText'), action: <LinkButton to={hrefs.products()}>{t('noneAction')}</LinkButton> }
            }
          >
            {loaderData.orders.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </PurchaseList>
        )}
      </div>
    </>
  );
  return all ? <AdminFrame>{page}</AdminFrame> : <div className="column">{page}</div>;
}

/** A customer's installed systems: each has a page of its own. */
function Mine({ installations }: Pick<Data, 'installations'>) {
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

function DeskTools({ data: { filter } }: { data: Data }) {
  const t = useTranslations('orderDesk');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <ViewSwitch view={filter.view ?? 'list'} filter={filter} />
      <LinkButton look="secondary" to={hrefs.paymentLinks}>
        <PhoneCall aria-hidden className="size-5" />
        {t('byPhone')}
      </LinkButton>
    </div>
  );
}
