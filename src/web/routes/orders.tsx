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
import { Unconfirmed } from '../orders/unconfirmed.tsx';
import type { Route } from './+types/orders.ts';
import { loadOrders } from './orders.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadOrders({ context, request });

export const ErrorBoundary = FailedPage;

export default function Orders({ loaderData: { uid, all, orders, page, pages } }: Route.ComponentProps) {
  const t = useTranslations('orders');
  const title = all ? t('titleAll') : t('title');
  return (
    <div className="column">
      <PageHead title={`${title} · ${BRAND.name}`} />
      <PageTitle title={title} lead={all ? t('leadAll') : t('lead')} />
      <div className="grid gap-6">
        <Unconfirmed uid={uid} />
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
        {orders.length === 0 && <EmptyState title={t('none')} text={t('noneText')} action={<LinkButton to={hrefs.products()}>{t('noneAction')}</LinkButton>} />}
        <OrderPaging page={page} pages={pages} />
      </div>
    </div>
  );
}
