import { useTranslations } from 'use-intl';
import { formatDecimal } from '#src/kernel/format.ts';
import { Card } from '#src/web/ui/surface.tsx';
import { aboutRupees as about } from './rupees.ts';
import type { SystemView } from './view.server.ts';

/** The four figures that decide, each with its range. */
export function SummaryFigures({ system: { price, saved, payback, subsidy } }: { system: SystemView }) {
  const t = useTranslations('solarPlan');
  const year = (years: number | undefined) =>
    years === undefined ? t('over25') : t('years', { years: formatDecimal(years, 1) });
  const figures = [
    {
      name: t('summary.installed'),
      value: price ? about(price.installed) : t('summary.askPrice'),
      range: price ? t('summary.withTax') : t('summary.noPrice'),
    },
    {
      name: t('summary.saved'),
      value: about(saved.expected / 12),
      range: t('summary.between', { from: about(saved.careful / 12), to: about(saved.good / 12) }),
    },
    {
      name: t('summary.payback'),
      value: payback ? year(payback.years) : t('summary.unknown'),
      range: payback ? t('summary.carefully', { years: year(payback.careful) }) : t('summary.noUpkeep'),
    },
    {
      name: t('summary.subsidy'),
      value: subsidy.why === 'due' ? about(subsidy.amount) : t('summary.noSubsidy'),
      range: subsidy.why === 'due' ? t('summary.later') : t(`subsidy.${subsidy.why}`),
    },
  ];
  return (
    <Card as="dl" className="grid divide-line max-lg:divide-y sm:grid-cols-2 lg:grid-cols-4 lg:divide-x">
      {figures.map(({ name, value, range }) => (
        <div key={name} className="grid content-start gap-1 p-5 lg:p-6">
          <dt className="text-sm font-semibold text-soft">{name}</dt>
          <dd className="tabular text-2xl font-bold tracking-tight text-balance">{value}</dd>
          <dd className="text-sm text-pretty text-soft">{range}</dd>
        </div>
      ))}
    </Card>
  );
}
