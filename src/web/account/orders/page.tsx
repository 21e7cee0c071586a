import { PhoneCall } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { KeepLive } from '#src/web/features/live-updates/keep-live.tsx';
import { OrderCard } from '#src/web/features/order/order-card.tsx';
import { OrderPaging } from '#src/web/features/order/order-paging.tsx';
import { OrderSearch } from '#src/web/features/order/order-search.tsx';
import { Unconfirmed } from '#src/web/features/order/unconfirmed.tsx';
import { AdminFrame } from '#src/web/features/workspace-frame/admin-frame.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { Board } from './board/board.tsx';
import { FurtherFilter, ViewSwitch } from './board/list-tools.tsx';

export { loader } from './page.server.ts';

type Data = Route.ComponentProps['loaderData'];

/** A customer's orders; for the administrator everybody's, in the workspace's frame. */
export default function Orders({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('orders');
  const { all } = loaderData;
  const title = all ? t('titleAll') : t('title');
  const page = (
    <>
      <PageHead title={title} />
      <PageTitle
        title={title}
        lead={all ? t('leadAll') : t('lead')}
        action={all && <KeepLive subjects={['orders', 'payments']} />}
      />
      <div className="grid grid-cols-1 gap-6">
        <Unconfirmed uid={loaderData.uid} />
        {all && <DeskTools data={loaderData} />}
        {loaderData.columns ? (
          <>
            <OrderSearch filter={loaderData.filter} />
            <FurtherFilter filter={loaderData.filter} />
            <Board columns={loaderData.columns} />
          </>
        ) : (
          <OrderList data={loaderData} />
        )}
      </div>
    </>
  );
  return all ? <AdminFrame>{page}</AdminFrame> : <div className="column">{page}</div>;
}

function DeskTools({ data: { filter } }: { data: Data }): ReactNode {
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

function OrderList({ data: { all, orders, page, pages, total, filter, counts } }: { data: Data }) {
  const t = useTranslations('orders');
  const searched = Object.values(filter).some(Boolean);
  const any = Object.keys(counts).length > 0;
  return (
    <>
      {any && <OrderSearch filter={filter} counts={counts} />}
      {all && any && <FurtherFilter filter={filter} />}
      {searched && (
        <p role="status" className="tabular text-sm text-soft">
          {t('search.found', { count: total })}
        </p>
      )}
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      {orders.length === 0 &&
        (searched ? (
          <EmptyState
            title={t('none')}
            text={t('search.none')}
            action={<LinkButton to={hrefs.orders}>{t('search.reset')}</LinkButton>}
          />
        ) : all ? (
          <EmptyState
            title={t('none')}
            text={t('noneTextAll')}
            action={<LinkButton to={hrefs.manageProduct()}>{t('noneActionAll')}</LinkButton>}
          />
        ) : (
          <EmptyState
            title={t('none')}
            text={t('noneText')}
            action={<LinkButton to={hrefs.products()}>{t('noneAction')}</LinkButton>}
          />
        ))}
      <OrderPaging filter={filter} page={page} pages={pages} />
    </>
  );
}
