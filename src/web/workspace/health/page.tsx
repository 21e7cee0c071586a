import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { LiveMark } from '#src/web/features/live-updates/live-mark.tsx';
import { useLiveUpdates } from '#src/web/features/live-updates/use-live-updates.ts';
import { useLookAgain } from '#src/web/features/live-updates/use-look-again.ts';
import { Card, PageTitle } from '#src/web/ui/surface.tsx';
import type { Route } from './+types/page.ts';
import { FailedJobs } from './failed-jobs.tsx';
import { HealthFacts } from './health-facts.tsx';
import { HealthRow } from './health-row.tsx';
import { Verdict } from './verdict.tsx';

export { loader } from './page.server.ts';

/** How the shop is, in words: whether anything is wrong, what it is, and what can be done about it. */
export default function Health({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('health');
  const { items, failedJobs } = loaderData;
  const connected = useLiveUpdates(['jobs', 'payments', 'outbox', 'settings']);
  useLookAgain(true); // time passes and disks fill without anybody's change
  const found = items.filter(({ state }) => state !== 'well');
  const well = items.filter(({ state }) => state === 'well');
  return (
    <div>
      <PageHead title={t('title')} noindex />
      <PageTitle title={t('title')} lead={t('lead')} action={<LiveMark connected={connected} />} />
      <div className="grid max-w-4xl gap-8">
        <Verdict items={items} at={loaderData.at} />
        {found.length > 0 && (
          <Card as="ul" className="divide-y divide-line">
            {found.map((item) => (
              <HealthRow key={item.key} item={item} />
            ))}
          </Card>
        )}
        {failedJobs.length > 0 && (
          <FailedJobs jobs={failedJobs} total={items.find(({ key }) => key === 'jobs')?.count ?? failedJobs.length} />
        )}
        <Card as="ul" className="divide-y divide-line">
          {well.map((item) => (
            <HealthRow key={item.key} item={item} />
          ))}
        </Card>
        <HealthFacts health={loaderData} />
      </div>
    </div>
  );
}
