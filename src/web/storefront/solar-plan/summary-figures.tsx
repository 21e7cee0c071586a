import { useFormatter, useTranslations } from 'use-intl';
import { formatDecimal } from '#src/kernel/format.ts';
import { UnconfirmedMark } from '#src/web/features/solar-figures/figure-marks.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { aboutRupees as about } from './rupees.ts';
import type { PlanView, SystemView } from './view.server.ts';

/** The four figures that decide, each with its range. */
export function SummaryFigures({ plan, system }: { plan: PlanView; system: SystemView }) {
  const t = useTranslations('solarPlan');
  const format = useFormatter();
  const { price, saved, payback, subsidy } = system;
  const { subsidyUntil, unconfirmed } = plan;
  const end = subsidyUntil && format.dateTime(new Date(subsidyUntil), { dateStyle: 'long', timeZone: 'UTC' });
  const year = (years: number | undefined) =>
    years === undefined ? t('over25') : t('years', { years: formatDecimal(years, 1) });
  const figures = [
    {
      key: 'installed',
      name: t('summary.installed'),
      value: price ? about(price.installed) : t('summary.askPrice'),
      range: price ? t('summary.withTax') : t('summary.noPrice'),
    },
    {
      key: 'saved',
      name: t('summary.saved'),
      value: about(saved.expected / 12),
      range: t('summary.between', { from: about(saved.careful / 12), to: about(saved.good / 12) }),
    },
    {
      key: 'payback',
      name: t('summary.payback'),
      value: payback ? year(payback.years) : t('summary.unknown'),
      range: payback ? t('summary.carefully', { years: year(payback.careful) }) : t('summary.noUpkeep'),
    },
    {
      key: 'subsidy',
      name: t('summary.subsidy'),
      value: subsidy.why === 'due' ? about(subsidy.amount) : t('summary.noSubsidy'),
      range:
        subsidy.why === 'due' ? t('summary.later') : t(`subsidy.${subsidy.why}`, { day: end || t('price.unknownEnd') }),
    },
  ] as const;
  return (
    <Card as="dl" className="grid divide-line max-lg:divide-y sm:grid-cols-2 lg:grid-cols-4 lg:divide-x">
      {figures.map(({ key, name, value, range }) => (
        <div key={key} className="grid content-start gap-1 p-5 lg:p-6">
          <dt className="text-sm font-semibold text-soft">{name}</dt>
          <dd className="tabular text-2xl font-bold tracking-tight text-balance">{value}</dd>
          <dd className="text-sm text-pretty text-soft">{range}</dd>
          {unconfirmed.includes(key) && (
            <dd>
              <UnconfirmedMark />
            </dd>
          )}
        </div>
      ))}
    </Card>
  );
}
