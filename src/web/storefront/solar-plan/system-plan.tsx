import { useFormatter, useTranslations } from 'use-intl';
import { formatDecimal } from '#src/kernel/format.ts';
import type { ProductTile } from '#src/web/features/product-card/product-tile.ts';
import type { Answers } from '#src/web/features/solar-answers/answers.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { Findings } from './findings.tsx';
import { KitPanel } from './kit-panel.tsx';
import { MonthsChart } from './months-chart.tsx';
import { PriceSection } from './price-section.tsx';
import { SizeSection } from './size-section.tsx';
import { SourcesSection } from './sources-section.tsx';
import { SummaryFigures } from './summary-figures.tsx';
import type { SurveyOffer } from './survey-link.tsx';
import type { PlanView, SystemView } from './view.server.ts';
import { YearsSection } from './years-section.tsx';

type Fitting = Extract<PlanView['result'], { outcome: 'fits' }>;
type Step = Fitting['step'];
type SoldOut = NonNullable<Fitting['soldOut']>;

/** A system, from the four figures that decide to the last source. */
export function SystemPlan({
  plan,
  system,
  step,
  soldOut,
  answers,
  product,
  survey,
  action,
}: {
  plan: PlanView;
  system: SystemView;
  step: Step;
  soldOut: SoldOut | undefined;
  answers: Answers;
  product: ProductTile | undefined;
  survey: SurveyOffer | undefined;
  action: string;
}) {
  const t = useTranslations('solarPlan');
  const format = useFormatter();
  const day = (text: string) => format.dateTime(new Date(text), { dateStyle: 'long', timeZone: 'UTC' });
  const { place } = plan;
  return (
    <div className="grid gap-12 pt-4 pb-16">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-2">
          <h1 className="text-title font-bold text-balance">
            {t('suits', { kw: formatDecimal(system.kwp, 2), place: place.name })}
          </h1>
          <p className="max-w-prose text-pretty text-soft">
            {t(`from.${plan.use.from}`, { units: plan.use.units })}{' '}
            {place.km >= 1 && t('measured', { place: place.measuredAt, km: place.km })}
          </p>
        </div>
        <LinkButton look="secondary" to={hrefs.solar(answers)}>
          {t('change')}
        </LinkButton>
      </header>
      <SummaryFigures plan={plan} system={system} />
      {answers.home === 'rented' && <Notice>{t('rented')}</Notice>}
      {!place.delivered && <Notice tone="warning">{t('notDelivered')}</Notice>}
      {soldOut && (
        <Notice tone="warning">
          {t('soldOut', { name: soldOut.name })}
          {soldOut.restockOn && ` ${t('restock', { day: day(soldOut.restockOn) })}`}
        </Notice>
      )}
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14">
        <div className="grid min-w-0 content-start gap-14">
          <MonthsChart system={system} />
          <SizeSection plan={plan} system={system} step={step} />
          <PriceSection plan={plan} system={system} />
          <YearsSection system={system} answers={answers} />
          <Findings system={system} />
          <SourcesSection plan={plan} />
        </div>
        <aside className="max-lg:order-first lg:sticky lg:top-24 lg:self-start">
          <KitPanel
            system={system}
            product={product}
            delivered={place.delivered}
            survey={survey}
            answers={answers}
            action={action}
          />
        </aside>
      </div>
    </div>
  );
}
