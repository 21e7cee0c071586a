import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { NoSystem } from './no-system.tsx';
import { SaveForm } from './save-form.tsx';
import { SystemPlan } from './system-plan.tsx';

export { loader } from './page.server.ts';

/** What comes of the answers. The address is the state: it can be shared, and loaded again another day with that day's figures. */
export default function SolarPlan({ loaderData }: Route.ComponentProps) {
  const { plan, answers, product, survey, form } = loaderData;
  const t = useTranslations('solarPlan');
  const { result } = plan;
  return (
    <div className="column">
      <PageHead title={t('title')} noindex />
      <Breadcrumb trail={[[hrefs.solar(answers), t('questions')]]} here={t('title')} />
      {result.outcome === 'fits' ? (
        <SystemPlan
          plan={plan}
          system={result.system}
          step={result.step}
          soldOut={result.soldOut}
          answers={answers}
          product={product}
          survey={survey}
          action={hrefs.solarPlan(answers)}
        />
      ) : (
        <NoSystem plan={plan} result={result} answers={answers} product={product} survey={survey} />
      )}
      {result.outcome === 'fits' && <SaveForm form={form} action={hrefs.solarPlan(answers)} />}
    </div>
  );
}
