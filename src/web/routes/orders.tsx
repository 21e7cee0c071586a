import { useTranslations } from 'use-intl';
import { BRAND } from '#src/brand.ts';
import { hrefs } from '#src/contract/pages.ts';
import { LinkButton } from '../components/button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { EmptyState } from '../components/states.tsx';
import { PageTitle } from '../components/surface.tsx';
import { FailedPage } from '../failed-page.tsx';
import { OrderCard } from '../orders/order-card.tsx';
import { OrderPaging } from '../orders/order-paging.tsx';
import { OrderSearch } from '../orders/order-search.tsx';
import { Unconfirmed } from '../orders/unconfirmed.tsx';
import type { Route } from './+types/orders.ts';
import { loadOrders } from './orders.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadOrders({ context, request });

export const ErrorBoundary = FailedPage;

export default function Orders({ loaderData: { uid, all, orders, page, pages, total, filter, counts } }: Route.ComponentProps) {
  const t = useTranslations('orders');
  const title = all ? t('titleAll') : t('title');
  const searched = Boolean(filter.q || filter.status);
  const any = Object.keys(counts).length > 0;
  return (
    <div className="column">
      <PageHead title={`${title} · ${BRAND.name}`} />
      <PageTitle title={title} lead={all ? t('leadAll') : t('lead')} />
      <div className="grid gap-6">
        <Unconfirmed uid={uid} />
        {any && <OrderSearch filter={filter} counts={counts} />}
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
            <EmptyState title={t('none')} text={t('search.none')} action={<LinkButton to={hrefs.orders}>{t('search.reset')}</LinkButton>} />
          ) : (
            <EmptyState title={t('none')} text={t('noneText')} action={<LinkButton to={hrefs.products()}>{t('noneAction')}</LinkButton>} />
          ))}
        <OrderPaging filter={filter} page={page} pages={pages} />
      </div>
    </div>
  );
}
