import { useFormatter, useTranslations } from 'use-intl';
import { formatCount, formatPrice } from '#src/web/ui/price.tsx';
import { Table } from '#src/web/ui/table.tsx';
import type { DashboardData } from './page.server.ts';
import { usePeriodName } from './period-bar.tsx';

const HEIGHT = 176;

/**
 * Sales hour by hour or day by day: bars, and a line for the previous period. A drawing for the eye only; the table behind it says the same to
 * everybody.
 */
export function SalesChart({ bars, period }: { bars: DashboardData['bars']; period: DashboardData['period'] }) {
  const t = useTranslations('dashboard');
  const format = useFormatter();
  const name = usePeriodName(period);
  const most = Math.max(1, ...bars.flatMap(({ paise, before }) => [paise, before]));
  const step = 100 / bars.length;
  const y = (paise: number) => HEIGHT - (HEIGHT - 8) * (paise / most);
  const label = (at: Date) =>
    period.kind === 'day'
      ? format.dateTime(at, { hour: 'numeric' })
      : format.dateTime(at, period.kind === 'week' ? { weekday: 'short', day: 'numeric' } : { day: 'numeric' });
  const each = Math.ceil(bars.length / 10);
  return (
    <figure className="rounded-card border border-line bg-paper p-4 sm:p-5">
      <figcaption className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm text-soft">
        <span>{t('most', { amount: formatPrice(most === 1 ? 0 : most) })}</span>
        <span className="flex gap-4">
          <span className="inline-flex items-center gap-2">
            <span aria-hidden className="size-3 rounded-xs bg-brand" />
            {t(`kinds.${period.kind}`)}
          </span>
          <span className="inline-flex items-center gap-2">
            <span aria-hidden className="h-0.5 w-4 bg-sun" />
            {t(`previous.${period.kind}`)}
          </span>
        </span>
      </figcaption>
      <svg aria-hidden width="100%" height={HEIGHT} className="block overflow-visible">
        {[0, 0.5, 1].map((share) => (
          <line
            key={share}
            x1="0"
            x2="100%"
            y1={y(most * share)}
            y2={y(most * share)}
            className="stroke-line"
            strokeWidth="1"
          />
        ))}
        {bars.map(({ at, paise, before }, place) => (
          <g key={at.getTime()}>
            {paise > 0 && (
              <rect
                x={`${(place + 0.15) * step}%`}
                width={`${0.7 * step}%`}
                y={y(paise)}
                height={HEIGHT - y(paise)}
                rx="3"
                className="fill-brand"
              >
                <title>{`${label(at)}: ${formatPrice(paise)}`}</title>
              </rect>
            )}
            {before > 0 && (
              <line
                x1={`${(place + 0.05) * step}%`}
                x2={`${(place + 0.95) * step}%`}
                y1={y(before)}
                y2={y(before)}
                className="stroke-sun"
                strokeWidth="2.5"
                strokeLinecap="round"
              />
            )}
          </g>
        ))}
      </svg>
      <div aria-hidden className="mt-2 flex text-tiny text-soft">
        {bars.map(({ at }, place) => (
          <span key={at.getTime()} className="min-w-0 flex-1 text-center whitespace-nowrap">
            {place % each === 0 ? label(at) : ''}
          </span>
        ))}
      </div>
      <details className="mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-link">
          {t('asTable')}
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
        <section aria-label={name} tabIndex={0} className="max-h-80 overflow-auto">
          <Table
            caption={name}
            rows={bars}
            keyOf={({ at }) => at.toISOString()}
            columns={[
              { key: 'time', name: t('time'), heads: true, cell: ({ at }) => label(at) },
              { key: 'sold', name: t('sold'), figure: true, cell: ({ count }) => formatCount(count) },
              { key: 'revenue', name: t('revenue'), figure: true, cell: ({ paise }) => formatPrice(paise) },
              {
                key: 'before',
                name: t(`previous.${period.kind}`),
                figure: true,
                cell: ({ before }) => formatPrice(before),
              },
            ]}
          />
        </section>
      </details>
    </figure>
  );
}
