import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { formatCount } from '#src/kernel/format.ts';
import { buttonLook } from '#src/web/ui/button.tsx';
import { Table } from '#src/web/ui/table.tsx';
import { plantCsv } from '#src/wire/client/plants.ts';
import type { PlantMonth } from './page.server.ts';

const HEIGHT = 168;
const isLow = (verdict: PlantMonth['verdict']) => verdict === 'low' || verdict === 'check';

/** What twelve months gave beside what was expected: bars for the eye, a table for everybody. */
export function PlantChart({ id, months, year }: { id: string; months: PlantMonth[]; year: string | undefined }) {
  const t = useTranslations('plants');
  const most = Math.max(1, ...months.flatMap(({ kwh, expected }) => [kwh ?? 0, expected ?? 0]));
  const step = 100 / months.length;
  const heightOf = (kwh: number) => (HEIGHT * kwh) / most;
  return (
    <section aria-labelledby="months">
      <h2 id="months" className="text-section font-bold">
        {t('chart.title')}
      </h2>
      {year && <p className="mt-1.5 text-pretty text-soft">{t('chart.text', { year })}</p>}
      <p aria-hidden className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
        <span className="inline-flex items-center gap-2">
          <span className="size-3 rounded-sm bg-sun" />
          {t('chart.legendMade')}
        </span>
        {months.some(({ verdict }) => isLow(verdict)) && (
          <span className="inline-flex items-center gap-2">
            <span className="size-3 rounded-sm bg-brick" />
            {t('chart.legendLow')}
          </span>
        )}
        <span className="inline-flex items-center gap-2">
          <span className="size-3 rounded-sm inset-ring inset-ring-edge" />
          {t('chart.legendExpected')}
        </span>
      </p>
      <svg aria-hidden width="100%" height={HEIGHT + 44} className="mt-4 block overflow-visible">
        {months.map(({ month, short, narrow, kwh, expected, verdict }, at) => (
          <g key={month}>
            {expected !== undefined && expected > 0 && (
              <rect
                x={`${(at + 0.1) * step}%`}
                width={`${0.8 * step}%`}
                y={20 + HEIGHT - heightOf(expected)}
                height={heightOf(expected)}
                rx="4"
                className="fill-none stroke-edge"
              />
            )}
            {kwh !== undefined && (
              <>
                <rect
                  x={`${(at + 0.2) * step}%`}
                  width={`${0.6 * step}%`}
                  y={20 + HEIGHT - heightOf(kwh)}
                  height={heightOf(kwh)}
                  rx="3"
                  className={isLow(verdict) ? 'fill-brick' : 'fill-sun'}
                />
                <text
                  x={`${(at + 0.5) * step}%`}
                  y={14 + HEIGHT - heightOf(Math.max(kwh, expected ?? 0))}
                  textAnchor="middle"
                  className="tabular fill-ink text-xs max-sm:hidden"
                >
                  {formatCount(kwh)}
                </text>
              </>
            )}
            <text
              x={`${(at + 0.5) * step}%`}
              y={HEIGHT + 40}
              textAnchor="middle"
              className="fill-soft text-xs sm:hidden"
            >
              {narrow}
            </text>
            <text
              x={`${(at + 0.5) * step}%`}
              y={HEIGHT + 40}
              textAnchor="middle"
              className="fill-soft text-xs max-sm:hidden"
            >
              {short}
            </text>
          </g>
        ))}
      </svg>
      <div className="sr-only">
        <Table
          caption={t('chart.caption')}
          rows={months}
          keyOf={({ month }) => month}
          columns={[
            { key: 'month', name: t('chart.month'), cell: ({ name }) => name, heads: true },
            {
              key: 'made',
              name: t('chart.made'),
              cell: ({ kwh }) => (kwh === undefined ? t('chart.unknown') : formatCount(kwh)),
              figure: true,
            },
            {
              key: 'expected',
              name: t('chart.expected'),
              cell: ({ expected }) => (expected === undefined ? t('chart.unknown') : formatCount(expected)),
              figure: true,
            },
            {
              key: 'verdict',
              name: t('chart.verdict'),
              cell: ({ verdict }) => t(`verdicts.${verdict ?? 'none'}`),
            },
          ]}
        />
      </div>
      <a href={plantCsv(id)} download className={`${buttonLook({ look: 'secondary' })} mt-5`}>
        <Download aria-hidden className="size-5" />
        {t('chart.csv')}
      </a>
    </section>
  );
}
