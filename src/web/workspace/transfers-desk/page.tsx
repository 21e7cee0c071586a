import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { LiveMark } from '#src/web/features/live-updates/live-mark.tsx';
import { useLiveUpdates } from '#src/web/features/live-updates/use-live-updates.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import type { TakenStatement } from '#src/wire/client/transfers.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { RefundsToSend } from './refunds-to-send.tsx';
import { SetAside } from './set-aside.tsx';
import { StatementUpload } from './statement-upload.tsx';
import { UnclearCredits } from './unclear-credits.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

export { loader } from './page.server.ts';

/** Bank transfers: the statement, what it leaves open, the refunds to send, and the orders that wait. */
export default function TransfersDesk({ loaderData }: Route.ComponentProps) {
  const { isOn, unclear, refunds, waiting, aside } = loaderData;
  const t = useTranslations('transferDesk');
  const connected = useLiveUpdates(['payments']);
  const [taken, setTaken] = useState<TakenStatement>();
  return (
    <div>
      <PageHead title={t('title')} noindex />
      <PageTitle title={t('title')} lead={t('lead')} action={<LiveMark connected={connected} />} />
      <div className="grid gap-10">
        {!isOn && (
          <Notice
            tone="warning"
            action={
              <LinkButton look="secondary" size="small" to={hrefs.storeSettings('transfer')}>
                {t('settings')}
              </LinkButton>
            }
          >
            {t('off')}
          </Notice>
        )}
        <StatementUpload taken={taken} onTaken={setTaken} />
        <UnclearCredits credits={unclear} />
        <RefundsToSend refunds={refunds} />
        <WaitingOrders orders={waiting} />
        <SetAside credits={aside} />
      </div>
    </div>
  );
}
