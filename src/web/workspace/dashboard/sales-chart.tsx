import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { LineSummary } from '#src/web/ui/fold-summary.tsx';
import { formatCount, formatPrice } from '#src/web/ui/price.tsx';
import { Table } from '#src/web/ui/table.tsx';
import { axisOf } from './chart-scale.ts';
import type { DashboardData } from './page.server.ts';
import { usePeriodName } from './period-bar.tsx';

const HEIGHT = 240;

type ChartProps = { bars: DashboardData['bars']; period: DashboardData['period'] };

/**
 * Sales hour by hour or day by day: bars, and a thin line for the previous period. A pointer or the arrow keys read it bar by bar; the table below
 * says the same to everybody.
 */
export function SalesChart({ bars, period }: ChartProps) {
  const t = useTranslations('dashboard');
  const name = usePeriodName(period);
  const label = useLabel(period.kind);
  return (
    <figure className="rounded-card border border-line bg-paper p-4 sm:p-5">
      <figcaption className="mb-4 flex flex-wrap justify-end gap-x-4 gap-y-1 text-sm text-soft">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="size-3 rounded-xs bg-brand" />
          {t(`kinds.${period.kind}`)}
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="h-0.5 w-4 bg-soft" />
          {t(`previous.${period.kind}`)}
        </span>
      </figcaption>
      <Plot bars={bars} period={period} />
      <details className="group mt-3">
        <LineSummary>{t('asTable')}</LineSummary>
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

function Plot({ bars, period }: ChartProps) {
  const t = useTranslations('dashboard');
  const format = useFormatter();
  const name = usePeriodName(period);
  const label = useLabel(period.kind);
  const [chosen, setChosen] = useState<number>();
  const [shown, setShown] = useState(false);
  const lines = axisOf(Math.max(...bars.map(({ paise, before }) => Math.max(paise, before))) / 100);
  const top = (lines.at(-1) ?? 1) * 100;
  const step = 100 / bars.length;
  const y = (paise: number) => HEIGHT * (1 - paise / top);
  const each = Math.ceil(bars.length / 10);
  const at = Math.min(chosen ?? bars.length - 1, bars.length - 1);
  const bar = bars[at];
  const rupees = (amount: number) =>
    format.number(amount, { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
  const words =
    bar && t('barWords', { time: label(bar.at), now: formatPrice(bar.paise), before: formatPrice(bar.before) });
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: bars.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(bars.length - 1, to)));
  };
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setShown(true);
    setChosen(Math.max(0, Math.min(bars.length - 1, Math.floor(((clientX - left) / width) * bars.length))));
  };
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 pt-2">
      <svg aria-hidden height={HEIGHT} className="tabular block w-18 overflow-visible text-xs">
        {lines.map((line) => (
          <text key={line} x="100%" y={y(line * 100)} dy="0.32em" textAnchor="end" className="fill-soft">
            {rupees(line)}
          </text>
        ))}
      </svg>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('chart', { period: name })}
        aria-valuemin={1}
        aria-valuemax={bars.length}
        aria-valuenow={at + 1}
        aria-valuetext={words}
        onKeyDown={onKeyDown}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onPointerMove={onPointerMove}
        onPointerLeave={(event) => event.currentTarget !== document.activeElement && setShown(false)}
        className="relative rounded-xs"
      >
        <svg aria-hidden width="100%" height={HEIGHT} className="block overflow-visible">
          {lines.map((line) => (
            <line
              key={line}
              x1="0"
              x2="100%"
              y1={y(line * 100)}
              y2={y(line * 100)}
              className={line === 0 ? 'stroke-edge' : 'stroke-line'}
              strokeWidth="1"
            />
          ))}
          {bars.map(
            ({ at: start, paise }, place) =>
              paise > 0 && (
                <rect
                  key={start.getTime()}
                  x={`${(place + 0.2) * step}%`}
                  width={`${0.6 * step}%`}
                  y={y(paise)}
                  height={HEIGHT - y(paise)}
                  rx="2"
                  className={shown && place === at ? 'fill-brand-strong' : 'fill-brand'}
                />
              ),
          )}
        </svg>
        <svg
          aria-hidden
          viewBox={`0 0 100 ${HEIGHT}`}
          preserveAspectRatio="none"
          className="pointer-events-none absolute inset-0 size-full overflow-visible"
        >
          <polyline
            points={bars.map(({ before }, place) => `${(place + 0.5) * step},${y(before)}`).join(' ')}
            fill="none"
            className="stroke-soft"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {shown && bar && (
          <div
            aria-hidden
            className="pointer-events-none absolute z-10 grid gap-0.5 rounded-card bg-night px-3 py-2 text-sm whitespace-nowrap text-on-night shadow-soft"
            style={{
              top: Math.max(0, y(Math.max(bar.paise, bar.before)) - 84),
              [at * 2 < bars.length ? 'left' : 'right']:
                `${(at * 2 < bars.length ? at : bars.length - 1 - at) * step}%`,
            }}
          >
            <span className="font-semibold">{label(bar.at)}</span>
            <span className="tabular">{formatPrice(bar.paise)}</span>
            <span className="tabular text-on-night-soft">
              {t(`previous.${period.kind}`)}: {formatPrice(bar.before)}
            </span>
          </div>
        )}
      </div>
      <div aria-hidden className="col-start-2 mt-2 flex text-xs text-soft">
        {bars.map(({ at: start }, place) => (
          <span
            key={start.getTime()}
            className={`min-w-0 flex-1 text-center whitespace-nowrap ${period.kind === 'week' ? 'max-sm:whitespace-normal' : ''}`}
          >
            {place % each === 0 ? label(start) : ''}
          </span>
        ))}
      </div>
    </div>
  );
}

function useLabel(kind: DashboardData['period']['kind']): (at: Date) => string {
  const format = useFormatter();
  return (at) =>
    kind === 'day'
      ? format.dateTime(at, { hour: 'numeric' })
      : format.dateTime(at, kind === 'week' ? { weekday: 'short', day: 'numeric' } : { day: 'numeric' });
}
