import { useTranslations } from 'use-intl';
import { LiveMark } from '../admin/live-mark.tsx';
import { useLive } from '../admin/use-live.ts';
import { PageHead } from '../components/page-head.tsx';
import { PageTitle } from '../components/surface.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/admin.ts';
import { AttentionList } from './admin/attention-list.tsx';
import { Figures } from './admin/figures.tsx';
import { LaunchPanel } from './admin/launch/launch-panel.tsx';
import { PeriodBar } from './admin/period-bar.tsx';
import { SalesChart } from './admin/sales-chart.tsx';
import { StockList } from './admin/stock-list.tsx';
import { Tiles } from './admin/tiles.tsx';
import { TopList } from './admin/top-list.tsx';
import { VisitList } from './admin/visit-list.tsx';
import { loadDashboard } from './admin.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadDashboard({ context, request });

/** What an owner wants to know first thing on a Monday; keeps itself up to date. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const store = useStore();
  const t = useTranslations('dashboard');
  const connected = useLive(['orders', 'bookings', 'payments', 'stock', 'messages', 'settings']);
  return (
    <div>
      <PageHead title={`${t('title')} · ${store.name}`} noindex />
      <PageTitle title={t('title')} lead={t('lead')} action={<LiveMark connected={connected} />} />
      <div className="grid gap-10">
        <LaunchPanel launch={loaderData.launch} />
        <Tiles counts={loaderData.tiles} />
        <AttentionList data={loaderData} />
        <section aria-labelledby="sales" className="grid gap-5">
          <PeriodBar period={loaderData.period} />
          <Figures now={loaderData.figures} before={loaderData.before} period={loaderData.period} />
          <SalesChart bars={loaderData.bars} period={loaderData.period} />
        </section>
        <div className="grid items-start gap-10 xl:grid-cols-2">
          <TopList products={loaderData.top} />
          <StockList products={loaderData.stock} days={loaderData.rateDays} />
        </div>
        <VisitList visits={loaderData.visits.visits} total={loaderData.visits.total} />
      </div>
    </div>
  );
}
