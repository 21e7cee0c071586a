import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { LiveMark } from '#src/web/features/live-updates/live-mark.tsx';
import { useLiveUpdates } from '#src/web/features/live-updates/use-live-updates.ts';
import { PageTitle } from '#src/web/ui/surface.tsx';
import type { Route } from './+types/page.ts';
import { AttentionList } from './attention-list.tsx';
import { BackupLine } from './backup-line.tsx';
import { FiguresLine } from './figures-line.tsx';
import { KeyFigures } from './key-figures.tsx';
import { LaunchPanel } from './launch/launch-panel.tsx';
import { PeriodBar } from './period-bar.tsx';
import { RemindersLine } from './reminders-line.tsx';
import { SalesChart } from './sales-chart.tsx';
import { StockList } from './stock-list.tsx';
import { Tiles } from './tiles.tsx';
import { ToDo } from './to-do.tsx';
import { TopList } from './top-list.tsx';
import { VisitList } from './visit-list.tsx';

export { loader } from './page.server.ts';

/** What an owner wants to know first thing on a Monday; updates automatically. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('dashboard');
  const connected = useLiveUpdates([
    'orders',
    'claims',
    'bookings',
    'payments',
    'stock',
    'messages',
    'leads',
    'applications',
    'settings',
  ]);
  return (
    <div>
      <PageHead title={t('title')} noindex />
      <PageTitle title={t('title')} lead={t('lead')} action={<LiveMark connected={connected} />} />
      <div className="grid gap-10">
        <LaunchPanel launch={loaderData.launch} />
        <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <ToDo data={loaderData} />
          <VisitList today={loaderData.today} week={loaderData.visitsThisWeek} now={loaderData.now} />
        </div>
        <Tiles counts={loaderData.tiles} />
        <BackupLine backups={loaderData.backups} />
        <FiguresLine figures={loaderData.solarFigures} />
        <section aria-labelledby="sales" className="grid gap-5">
          <PeriodBar period={loaderData.period} />
          <KeyFigures now={loaderData.figures} before={loaderData.before} period={loaderData.period} />
          {loaderData.reminders && <RemindersLine reminders={loaderData.reminders} />}
          <SalesChart bars={loaderData.bars} period={loaderData.period} />
        </section>
        <div className="grid items-start gap-10 xl:grid-cols-2">
          <TopList products={loaderData.top} />
          <StockList products={loaderData.stock} days={loaderData.rateDays} />
        </div>
        <AttentionList data={loaderData} />
      </div>
    </div>
  );
}
