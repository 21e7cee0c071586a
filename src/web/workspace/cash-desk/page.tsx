import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { LiveMark } from '#src/web/features/live-updates/live-mark.tsx';
import { useLiveUpdates } from '#src/web/features/live-updates/use-live-updates.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import type { TakenRemittance } from '#src/wire/client/cash.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { DueOrders } from './due-orders.tsx';
import { RemittanceUpload } from './remittance-upload.tsx';
import { SetAside } from './set-aside.tsx';
import { UnclearRows } from './unclear-rows.tsx';

export { loader } from './page.server.ts';

/** Cash on delivery: the carrier's remittance, what it leaves open, and the orders whose money is due. */
export default function CashDesk({ loaderData }: Route.ComponentProps) {
  const { isOn, lacksSms, total, refunds, due, unclear, aside } = loaderData;
  const t = useTranslations('cashDesk');
  const connected = useLiveUpdates(['payments', 'orders']);
  const [taken, setTaken] = useState<TakenRemittance>();
  return (
    <div>
      <PageHead title={t('title')} noindex />
      <PageTitle title={t('title')} lead={t('lead')} action={<LiveMark connected={connected} />} />
      <div className="grid gap-10">
        {(!isOn || lacksSms) && (
          <Notice
            tone="warning"
            action={
              !isOn && (
                <LinkButton look="secondary" size="small" to={hrefs.storeSettings('cash')}>
                  {t('settings')}
                </LinkButton>
              )
            }
          >
            {t(isOn ? 'lacksSms' : 'off')}
          </Notice>
        )}
        <RemittanceUpload taken={taken} onTaken={setTaken} />
        <UnclearRows rows={unclear} />
        {refunds > 0 && (
          <Notice
            tone="info"
            action={
              <LinkButton look="secondary" size="small" to={hrefs.transfersDesk}>
                {t('refundsOpen')}
              </LinkButton>
            }
          >
            {t('refunds', { count: refunds })}
          </Notice>
        )}
        <DueOrders orders={due} total={total} />
        <SetAside rows={aside} />
      </div>
    </div>
  );
}
