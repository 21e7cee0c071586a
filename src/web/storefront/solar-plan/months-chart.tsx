import { useFormatter, useTranslations } from 'use-intl';
import { formatCount } from '#src/kernel/format.ts';
import { Table } from '#src/web/ui/table.tsx';
import type { SystemView } from './view.server.ts';

const HEIGHT = 168;

/** What twelve months give: bars for the eye, a table for everybody. */
export function MonthsChart({ system: { months, year } }: { system: SystemView }) {
  const t = useTranslations('solarPlan');
  const format = useFormatter();
  const most = Math.max(...months);
  const step = 100 / months.length;
  const name = (month: number, style: 'short' | 'long') =>
    format.dateTime(new Date(Date.UTC(2026, month, 15)), { month: style, timeZone: 'UTC' });
  return (
    <section aria-labelledby="months">
      <h2 id="months" className="text-section font-bold">
        {t('months.title')}
      </h2>
      <p className="mt-1.5 mb-5 text-pretty text-soft">
        {t('months.text', { year: year.expected, careful: year.careful, good: year.good })}
      </p>
      <svg aria-hidden width="100%" height={HEIGHT + 44} className="block overflow-visible">
        {months.map((units, month) => {
          const height = (HEIGHT * units) / most;
          const middle = `${(month + 0.5) * step}%`;
          return (
            <g key={name(month, 'long')}>
              <rect
                x={`${(month + 0.12) * step}%`}
                width={`${0.76 * step}%`}
                y={20 + HEIGHT - height}
                height={height}
                rx="4"
                className="fill-sun"
              />
              <text
                x={middle}
                y={14 + HEIGHT - height}
                textAnchor="middle"
                className="tabular fill-ink text-xs max-sm:hidden"
              >
                {formatCount(units)}
              </text>
              <text x={middle} y={HEIGHT + 40} textAnchor="middle" className="fill-soft text-xs">
                {name(month, 'short')}
              </text>
            </g>
          );
        })}
      </svg>
      <div className="sr-only">
        <Table
          caption={t('months.caption')}
          rows={months.map((units, month) => ({ month: name(month, 'long'), units }))}
          keyOf={({ month }) => month}
          columns={[
            { key: 'month', name: t('months.month'), cell: ({ month }) => month, heads: true },
            { key: 'units', name: t('months.units'), cell: ({ units }) => formatCount(units), figure: true },
          ]}
        />
      </div>
    </section>
  );
}
