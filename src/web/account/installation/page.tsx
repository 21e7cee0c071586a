import { useTranslations } from 'use-intl';
import { installationTone } from '#src/kernel/installation.ts';
import { PageHead } from '#src/web/context/page-head.tsx';
import { LiveUpdates } from '#src/web/features/live-updates/live-updates.tsx';
import { Documents } from '#src/web/features/purchase/documents.tsx';
import { addressFacts, FactBox } from '#src/web/features/purchase/fact-box.tsx';
import { AdminFrame } from '#src/web/layout/workspace/admin-frame.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { TestBadge } from '#src/web/ui/test-badge.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { FittedUnits } from './fitted-units.tsx';
import { History } from './history.tsx';
import { Milestones } from './milestones.tsx';
import { OwnerActions } from './owner-actions.tsx';
import { PriceFacts } from './price-facts.tsx';
import { Refunds } from './refunds.tsx';

export { loader } from './page.server.ts';

/** An installed order: what is paid, what is due and what comes next, with its price and documents. */
export default function Installation({ loaderData: { file } }: Route.ComponentProps) {
  const t = useTranslations('installations');
  const orders = useTranslations('orders');
  const { order, owner } = file;
  const title = t('number', { number: String(order.number) });
  const page = (
    <>
      <PageHead title={title} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Breadcrumb
          trail={[owner ? [hrefs.installations(), t('title')] : [hrefs.orders, orders('title')]]}
          here={title}
        />
        {owner && <LiveUpdates subjects={['orders', 'payments']} />}
      </div>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-3 pb-6">
        <div>
          <h1 tabIndex={-1} className="tabular text-title font-bold outline-none">
            {title}
          </h1>
          <p className="text-soft">{file.on}</p>
        </div>
        <span className="flex flex-wrap gap-2">
          <TestBadge test={order.test} />
          <Badge tone={installationTone(order.state)}>{t(`states.${order.state}`)}</Badge>
        </span>
      </header>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-14">
        <div className="grid min-w-0 content-start gap-10">
          {order.state === 'cancelled' && <Notice tone="warning">{t('cancelledText')}</Notice>}
          <Milestones file={file} />
          {owner && <OwnerActions file={file} />}
          {owner && <FittedUnits file={file} />}
          <PriceFacts file={file} />
          <Refunds file={file} />
          {owner && order.state !== 'cancelled' && (
            <LinkButton
              look="secondary"
              className="justify-self-start"
              to={
                file.application
                  ? hrefs.application(file.application)
                  : hrefs.applicationsDesk({ installation: order.id })
              }
            >
              {t(file.application ? 'application' : 'startApplication')}
            </LinkButton>
          )}
        </div>
        <aside className="grid content-start gap-8" aria-label={t('facts')}>
          <Documents papers={file.papers} area="orders.file" id="file" />
          <FactBox
            title={t('where')}
            facts={[
              [orders('name'), order.name],
              [orders('phone'), order.address.phone],
              ...addressFacts(orders, order.address),
            ]}
          />
          {owner && order.note && (
            <section>
              <h3 className="mb-2 border-b border-line pb-2 text-sm font-bold">{t('note')}</h3>
              <p className="text-sm whitespace-pre-line wrap-anywhere">{order.note}</p>
            </section>
          )}
          {owner && <History events={file.events} />}
        </aside>
      </div>
    </>
  );
  return owner ? <AdminFrame>{page}</AdminFrame> : <div className="column">{page}</div>;
}
