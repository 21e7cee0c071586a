import { useTranslations } from 'use-intl';
import { formatCount, formatPrice } from '#src/web/ui/price.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import type { DashboardData } from './page.server.ts';

type Sums = DashboardData['figures'];

/** Sales figures, each compared with the same part of the previous period. */
export function KeyFigures({ now, before, period }: { now: Sums; before: Sums; period: DashboardData['period'] }) {
  const t = useTranslations('dashboard');
  const rate = (sums: Sums) => (sums.opened > 0 ? Math.round((1000 * sums.paid) / sums.opened) / 10 : 0);
  return (
    <div className="grid gap-2">
      <Card
        as="dl"
        className="grid grid-cols-2 overflow-hidden max-xl:[&>*:nth-child(odd)]:border-e xl:grid-cols-4 xl:[&>*+*]:border-s [&>*]:border-line max-xl:[&>*:nth-child(n+3)]:border-t"
      >
        <Figure
          name={t('revenue')}
          value={formatPrice(now.revenue)}
          now={now.revenue}
          before={before.revenue}
          was={formatPrice(before.revenue)}
        />
        <Figure
          name={t('sold')}
          value={t('soldCount', { orders: now.orders, bookings: now.bookings })}
          now={now.orders + now.bookings}
          before={before.orders + before.bookings}
          was={formatCount(before.orders + before.bookings)}
        />
        <Figure
          name={t('average')}
          value={formatPrice(now.average)}
          now={now.average}
          before={before.average}
          was={formatPrice(before.average)}
        />
        <Figure
          name={t('conversion')}
          value={now.opened > 0 ? `${rate(now)}%` : t('nothing')}
          now={rate(now)}
          before={rate(before)}
          was={`${rate(before)}%`}
          note={t('conversionOf', { paid: formatCount(now.paid), opened: formatCount(now.opened) })}
        />
      </Card>
      <p className="text-sm text-soft">
        {t(period.running ? `comparedRunning.${period.kind}` : `compared.${period.kind}`)} {t('conversionText')}
      </p>
    </div>
  );
}

function Figure({
  name,
  value,
  now,
  before,
  was,
  note,
}: {
  name: string;
  value: string;
  now: number;
  before: number;
  was: string;
  note?: string;
}) {
  const t = useTranslations('dashboard');
  const change = before > 0 ? Math.round((100 * (now - before)) / before) : undefined;
  const tone = change === undefined || change === 0 ? 'text-soft' : change > 0 ? 'text-leaf' : 'text-brick';
  return (
    <div className="grid content-start gap-1 p-4 sm:p-5">
      <dt className="text-sm font-semibold text-soft">{name}</dt>
      <dd className="tabular text-xl font-bold tracking-tight wrap-anywhere">{value}</dd>
      {note && <dd className="text-sm text-soft">{note}</dd>}
      <dd className={`tabular text-sm font-semibold ${tone}`}>
        {change === undefined
          ? t('noneBefore')
          : t('change', { change: change > 0 ? `+${change}` : String(change).replace('-', '−'), was })}
      </dd>
    </div>
  );
}
