import { useTranslations } from 'use-intl';
import { formatDecimal } from '#src/kernel/format.ts';
import { Table } from '#src/web/ui/table.tsx';
import { aboutRupees } from './rupees.ts';
import type { SystemView } from './view.server.ts';

const HEIGHT = 180;
/** Twenty-five years ahead, hundreds of rupees are exact enough. */
const about = (amount: number) => aboutRupees(amount, 100);
/** The years that the table names. */
const TOLD = [1, 5, 10, 15, 20, 25];

/** What remains after 25 years: a line that begins below zero and crosses it. */
export function YearsSection({ system: { balance, cost, gain, payback } }: { system: SystemView }) {
  const t = useTranslations('solarPlan');
  const points = [-cost, ...balance];
  const [low, high] = [Math.min(...points, 0), Math.max(...points, 0)];
  const y = (amount: number) => HEIGHT - (HEIGHT * (amount - low)) / (high - low || 1);
  const x = (year: number) => (year * 1000) / (points.length - 1);
  const line = points.map((amount, year) => `${x(year)},${y(amount)}`).join(' ');
  return (
    <section aria-labelledby="years" className="grid gap-3">
      <h2 id="years" className="text-section font-bold">
        {t('over.title')}
      </h2>
      <p className="max-w-prose text-pretty text-soft">
        {payback.years === undefined
          ? t('over.never', { gain: about(gain) })
          : t('over.text', { years: formatDecimal(payback.years, 1), gain: about(gain) })}
      </p>
      <svg
        aria-hidden
        viewBox={`0 0 1000 ${HEIGHT}`}
        preserveAspectRatio="none"
        className="my-2 block h-44 w-full overflow-visible"
      >
        <line
          x1="0"
          x2="1000"
          y1={y(0)}
          y2={y(0)}
          className="stroke-edge"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
        <polygon points={`0,${y(0)} ${line} 1000,${y(0)}`} className="fill-leaf-wash" />
        <polyline points={line} className="fill-none stroke-leaf" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
      </svg>
      <Table
        caption={t('over.title')}
        rows={TOLD}
        keyOf={String}
        columns={[
          { key: 'year', name: t('over.year'), cell: (year) => t('over.after', { year }), heads: true },
          { key: 'balance', name: t('over.balance'), cell: (year) => about(balance[year - 1] ?? 0), figure: true },
        ]}
      />
      <p className="max-w-prose text-sm text-pretty text-soft">{t('over.how')}</p>
    </section>
  );
}
