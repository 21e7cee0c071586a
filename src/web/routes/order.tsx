import { useTranslations } from 'use-intl';
import { BRAND } from '#src/brand.ts';
import { hrefs } from '#src/contract/pages.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { PageHead } from '../components/page-head.tsx';
import { FailedPage } from '../failed-page.tsx';
import { OrderFilePage } from '../orders/file/order-file-page.tsx';
import type { Route } from './+types/order.ts';
import { loadOrder } from './order.server.ts';

export const loader = ({ context, request, params }: Route.LoaderArgs) => loadOrder({ context, request, params });

export const ErrorBoundary = FailedPage;

export default function Order({ loaderData: { file } }: Route.ComponentProps) {
  const t = useTranslations('orders');
  const title = t('number', { number: String(file.order.number) });
  return (
    <div className="column">
      <PageHead title={`${title} · ${BRAND.name}`} />
      <Breadcrumb trail={[[hrefs.orders, file.owner ? t('titleAll') : t('title')]]} here={title} />
      <OrderFilePage key={file.order.id} file={file} />
    </div>
  );
}
