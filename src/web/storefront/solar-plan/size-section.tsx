import { useTranslations } from 'use-intl';
import { formatDecimal } from '#src/kernel/format.ts';
import { aboutRupees as about } from './rupees.ts';
import type { PlanView, SystemView } from './view.server.ts';

type Step = Extract<PlanView['result'], { outcome: 'fits' }>['step'];

/** Why this size and not a larger one. */
export function SizeSection({ plan, system, step }: { plan: PlanView; system: SystemView; step: Step }) {
  const t = useTranslations('solarPlan');
  const kw = formatDecimal(system.kwp, 2);
  return (
    <section aria-labelledby="size" className="grid gap-3">
      <h2 id="size" className="text-section font-bold">
        {t('size.title', { kw })}
      </h2>
      <p className="max-w-prose text-pretty">{t('size.roof', { kw, area: formatDecimal(system.areaM2, 1) })}</p>
      <p className="max-w-prose text-pretty">
        {step
          ? t(step.years === undefined ? 'size.never' : 'size.stopped', {
              kw: formatDecimal(step.kwp, 2),
              cost: about(step.cost),
              saved: about(step.saved),
              years: step.years === undefined ? '' : formatDecimal(step.years, 1),
              most: plan.mostYears,
            })
          : t('size.largest')}
      </p>
    </section>
  );
}
