import { PhoneCall } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ORDER_STATUSES } from '#src/kernel/order-lifecycle.ts';
import { LiveUpdates } from '#src/web/features/live-updates/live-updates.tsx';
import { OrderFilePage } from '#src/web/features/order-file/order-file-page.tsx';
import { ListSearch } from '#src/web/features/purchase/list-search.tsx';
import { PurchaseList } from '#src/web/features/purchase/purchase-list.tsx';
import { Beside, WithBeside } from '#src/web/features/workspace-list/beside.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { ordersHref } from '../orders-href.ts';
import { Board } from './board.tsx';
import type { DeskRow } from './desk-row.ts';
import { FurtherFilter, ViewSwitch } from './list-tools.tsx';
import type { DeskData } from './load-desk.server.ts';
import { OrderTable } from './order-table.tsx';

/** Everybody's orders: a table or a board, and beside it the order that is open. */
export function OrdersDesk({
  desk,
}: {
  desk: Omit<DeskData, 'rows' | 'file'> & { rows: DeskRow[]; file: DeskData['file'] };
}) {
  const t = useTranslations('orders');
  const words = useTranslations('orderDesk');
  const { filter, file, rows, columns, now } = desk;
  const search = { area: 'orders' as const, path: hrefs.orders, statuses: ORDER_STATUSES, filter };
  const opened = (id: string | undefined) => ordersHref({ ...filter, page: desk.page, open: id });
  const at = rows.findIndex(({ id }) => id === file?.order.id);
  const list = (
    <>
      <PageTitle title={t('titleAll')} lead={t('leadAll')} action={<LiveUpdates subjects={['orders', 'payments']} />} />
      <div className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <ViewSwitch view={filter.view ?? 'list'} filter={filter} />
          <LinkButton look="secondary" to={hrefs.paymentLinks}>
            <PhoneCall aria-hidden className="size-5" />
            {words('byPhone')}
          </LinkButton>
        </div>
        {columns ? (
          <>
            <ListSearch {...search} href={(status) => ordersHref({ ...filter, status })} counts={undefined} />
            <FurtherFilter filter={filter} />
            <Board columns={columns} now={now} />
          </>
        ) : (
          <PurchaseList
            {...desk}
            {...search}
            href={(change) => ordersHref({ ...filter, ...change })}
            tools={<FurtherFilter filter={filter} />}
            found={desk.bounded ? words('newestFound', { count: desk.total }) : undefined}
            none={{
              text: t('noneTextAll'),
              action: <LinkButton to={hrefs.manageProduct()}>{t('noneActionAll')}</LinkButton>,
            }}
          >
            {rows.length > 0
              ? [<OrderTable key="table" rows={rows} now={now} open={file?.order.id} href={opened} />]
              : []}
          </PurchaseList>
        )}
      </div>
    </>
  );
  return (
    <WithBeside open={file !== undefined} title={t('titleAll')} list={list}>
      {file && (
        <Beside
          key={file.order.id}
          id={file.order.id}
          title={t('number', { number: String(file.order.number) })}
          close={opened(undefined)}
          previous={rows[at - 1] && opened(rows[at - 1]?.id)}
          next={at < 0 ? undefined : rows[at + 1] && opened(rows[at + 1]?.id)}
        >
          <OrderFilePage file={file} beside />
        </Beside>
      )}
    </WithBeside>
  );
}
