import { useTranslations } from 'use-intl';
import { hrefs } from '#src/contract/pages.ts';
import { AdminFrame } from '../admin/admin-frame.tsx';
import { KeepLive } from '../admin/keep-live.tsx';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { PageHead } from '../components/page-head.tsx';
import { FailedPage } from '../failed-page.tsx';
import { OrderFilePage } from '../orders/file/order-file-page.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/order.ts';
import { loadOrder } from './order.server.ts';

export const loader = ({ context, request, params }: Route.LoaderArgs) => loadOrder({ context, request, params });

export const ErrorBoundary = FailedPage;

export default function Order({ loaderData: { file } }: Route.ComponentProps) {
  const store = useStore();
  const t = useTranslations('orders');
  const title = t('number', { number: String(file.order.number) });
  const page = (
    <>
      <PageHead title={`${title} · ${store.name}`} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Breadcrumb trail={[[hrefs.orders, file.owner ? t('titleAll') : t('title')]]} here={title} />
        {file.owner && <KeepLive subjects={['orders', 'payments']} />}
      </div>
      <OrderFilePage key={file.order.id} file={file} />
    </>
  );
  return file.owner ? <AdminFrame>{page}</AdminFrame> : <div className="column">{page}</div>;
}
