import { Check } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { formatDecimal } from '#src/kernel/format.ts';
import { FactTable } from '#src/web/ui/fact-table.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { NotIncluded } from './not-included.tsx';
import type { PlanView, SystemView } from './view.server.ts';

const INCLUDED = ['kit', 'work', 'tax'] as const;

/** Installed and loose, the subsidy as money that comes later, and what no price includes. */
export function PriceSection({
  plan,
  system: { price, kitPrice, subsidy, emi },
}: {
  plan: PlanView;
  system: SystemView;
}) {
  const t = useTranslations('solarPlan');
  const format = useFormatter();
  const until =
    plan.subsidyUntil && format.dateTime(new Date(plan.subsidyUntil), { dateStyle: 'long', timeZone: 'UTC' });
  const groups = [
    ...(price
      ? [
          {
            heading: t('price.installed'),
            facts: [
              { name: t('price.goods'), value: formatPrice(price.goods) },
              { name: t('price.service'), value: formatPrice(price.service) },
              { name: t('price.total'), value: <strong>{formatPrice(price.installed)}</strong> },
            ],
          },
        ]
      : []),
    {
      heading: t('price.loose'),
      facts: [
        { name: t('price.kit'), value: formatPrice(kitPrice) },
        ...(price ? [{ name: t('price.looseTotal'), value: formatPrice(price.loose) }] : []),
      ],
    },
  ];
  return (
    <section aria-labelledby="price" className="grid gap-5">
      <h2 id="price" className="text-section font-bold">
        {t('price.title')}
      </h2>
      <FactTable caption={t('price.title')} groups={groups} />
      {price && <p className="max-w-prose text-sm text-pretty text-soft">{t('price.why')}</p>}
      <div
        className={`grid gap-1.5 rounded-card p-4 text-[0.9375rem] ${subsidy.why === 'due' ? 'bg-leaf-wash' : 'bg-mist'}`}
      >
        <p className="font-semibold">
          {subsidy.why === 'due' ? t('price.subsidy', { amount: formatPrice(subsidy.amount) }) : t('price.noSubsidy')}
        </p>
        <p className="text-pretty">
          {subsidy.why === 'due'
            ? t('price.subsidyText', { until: until || t('price.unknownEnd') })
            : t(`subsidy.${subsidy.why}`, { day: until || t('price.unknownEnd') })}
        </p>
      </div>
      {emi && (
        <p className="grid gap-1.5 rounded-card bg-mist p-4 text-[0.9375rem]">
          <strong>{t('price.emi', { amount: formatPrice(emi.perMonth), months: emi.months })}</strong>
          <span className="text-pretty">
            {t('price.emiText', { loan: formatPrice(emi.loan), rate: formatDecimal(emi.ratePercent, 2) })}
          </span>
        </p>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <ul className="grid content-start gap-2">
          {INCLUDED.map((key) => (
            <li key={key} className="flex gap-2.5 text-[0.9375rem]">
              <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-leaf" />
              {t(`included.${key}`)}
            </li>
          ))}
        </ul>
        <NotIncluded />
      </div>
    </section>
  );
}
