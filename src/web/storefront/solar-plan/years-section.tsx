import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatDecimal } from '#src/kernel/format.ts';
import type { Answers } from '#src/web/features/solar-answers/answers.ts';
import { Table } from '#src/web/ui/table.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { aboutRupees } from './rupees.ts';
import type { SystemView } from './view.server.ts';

const HEIGHT = 180;
/** Twenty-five years ahead, hundreds of rupees are exact enough. */
const about = (amount: number) => aboutRupees(amount, 100);
/** The years that the table names. */
const TOLD = [1, 5, 10, 15, 20, 25];

/** What remains after 25 years: a line that begins below zero and crosses it. */
export function YearsSection({ system, answers }: { system: SystemView; answers: Answers }) {
  const t = useTranslations('solarPlan');
  const { cost, overTime, payback, lifeCost } = system;
  if (!overTime || !payback || lifeCost === undefined) return null;
  const { balance, gain } = overTime;
  const points = [-cost, ...balance];
  const [low, high] = [Math.min(...points, 0), Math.max(...points, 0)];
  const y = (amount: number) => HEIGHT - (HEIGHT * (amount - low)) / (high - low || 1);
  const x = (year: number) => (year * 1000) / (points.length - 1);
  const line = points.map((amount, year) => `${x(year)},${y(amount)}`).join(' ');
  return (
    <section aria-labelledby="years" className="grid gap-3">
      <h2 id="years" className="scroll-mt-24 text-section font-bold">
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
      <p className="max-w-prose text-pretty">{t('over.cost', { cost: about(lifeCost) })}</p>
      <GrowthSwitch answers={answers} />
      <p className="max-w-prose text-sm text-pretty text-soft">{t(answers.growth ? 'over.howRising' : 'over.how')}</p>
    </section>
  );
}

/** Two links, so that it works without script; the answers stay. */
function GrowthSwitch({ answers }: { answers: Answers }) {
  const t = useTranslations('solarPlan.over');
  const { growth, ...others } = answers;
  const choices = [
    ['same', hrefs.solarPlan(others), !growth],
    ['rising', hrefs.solarPlan({ ...others, growth: '3' }), !!growth],
  ] as const;
  return (
    <nav aria-label={t('growth')} className="grid gap-2">
      <p aria-hidden className="text-sm font-semibold">
        {t('growth')}
      </p>
      <ul className="flex flex-wrap gap-2">
        {choices.map(([name, to, chosen]) => (
          <li key={name}>
            <Link
              to={`${to}#years`}
              preventScrollReset
              aria-current={chosen ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-full px-4 text-[0.9375rem] inset-ring inset-ring-edge hover:bg-mist aria-[current]:bg-brand-wash aria-[current]:font-semibold aria-[current]:inset-ring-2 aria-[current]:inset-ring-link"
            >
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
