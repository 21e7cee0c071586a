import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { LiveUpdates } from '#src/web/features/live-updates/live-updates.tsx';
import { OrderFilePage } from '#src/web/features/order-file/order-file-page.tsx';
import { AdminFrame } from '#src/web/layout/workspace/admin-frame.tsx';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

export default function Order({ loaderData: { file } }: Route.ComponentProps) {
  const t = useTranslations('orders');
  const title = t('number', { number: String(file.order.number) });
  const page = (
    <>
      <PageHead title={title} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Breadcrumb trail={[[hrefs.orders, file.owner ? t('titleAll') : t('title')]]} here={title} />
        {file.owner && <LiveUpdates subjects={['orders', 'payments']} />}
      </div>
      <OrderFilePage key={file.order.id} file={file} />
    </>
  );
  return file.owner ? <AdminFrame>{page}</AdminFrame> : <div className="column">{page}</div>;
}
