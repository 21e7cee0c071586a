import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { VERDICT_TONE } from '#src/web/features/plants/verdict-tone.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { NeedsScript } from '#src/web/ui/needs-script.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { Application } from './application.tsx';
import { PlantChart } from './plant-chart.tsx';
import { PlantSettings } from './plant-settings.tsx';
import { ReadingForm } from './reading-form.tsx';
import { Readings } from './readings.tsx';

export { loader } from './page.server.ts';

/** One plant: how it does, its months, and the next reading. */
export default function PlantPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('plants');
  const { plant, basis, months, readings, today, known, application } = loaderData;
  const generates = known.commissionedOn;
  return (
    <div className="column pb-16">
      <PageHead title={plant.name} noindex />
      <Breadcrumb trail={[[hrefs.plants(), t('title')]]} here={plant.name} />
      <header className="grid gap-1.5 pt-3 pb-6">
        <h1 tabIndex={-1} className="text-title font-bold wrap-anywhere outline-none">
          {plant.name}
        </h1>
        <p className="tabular text-soft">
          {plant.since
            ? t('facts', { kwp: plant.kwp, place: plant.place, since: plant.since })
            : t('factsPlanned', { kwp: plant.kwp, place: plant.place })}
        </p>
      </header>
      <NeedsScript words={t('needsScript')} />
      {/* On a phone the next reading comes before the months. */}
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
        <div className="max-lg:contents lg:grid lg:min-w-0 lg:content-start lg:gap-12">
          {generates ? (
            <Verdict verdict={plant.verdict} isJudged={basis !== undefined} />
          ) : (
            <p className="rounded-panel bg-mist px-5 py-4 text-pretty max-lg:order-1">{t('sentences.planned')}</p>
          )}
          <div className="grid min-w-0 gap-12 max-lg:order-3">
            {application?.next && <Application application={application} today={today} />}
            {generates && (
              <>
                <PlantChart id={plant.id} months={months} year={basis?.year} />
                <Readings id={plant.id} readings={readings} />
              </>
            )}
            {!application?.next && <Application application={application} today={today} />}
          </div>
        </div>
        <div className="max-lg:contents lg:grid lg:content-start lg:gap-10">
          {generates && (
            <div className="grid max-lg:order-2">
              <ReadingForm id={plant.id} since={generates} today={today} />
            </div>
          )}
          <div className="grid gap-10 max-lg:order-4">
            <PlantSettings plant={loaderData} />
            {basis && generates && (
              <p className="text-sm text-pretty text-soft">
                {t('basis', { place: basis.place, km: basis.km, low: basis.low })}
              </p>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

type PlantVerdictView = Route.ComponentProps['loaderData']['plant']['verdict'];

/** How the last month was that could be judged, and what to do. */
function Verdict({ verdict, isJudged }: { verdict: PlantVerdictView; isJudged: boolean }) {
  const t = useTranslations('plants');
  if (!verdict)
    return (
      <p className="rounded-panel bg-mist px-5 py-4 text-pretty max-lg:order-1">
        {t(`sentences.${isJudged ? 'none' : 'nowhere'}`)}
      </p>
    );
  const { is, percent, month } = verdict;
  return (
    <section aria-label={t(`verdicts.${is}`)} className="grid gap-4 rounded-panel bg-mist p-5 max-lg:order-1 sm:p-7">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="tabular text-display font-bold">{percent}%</span>
        <Badge tone={VERDICT_TONE[is]}>{t(`verdicts.${is}`)}</Badge>
      </p>
      <p className="max-w-prose text-lg text-pretty">{t(`sentences.${is}`, { month, percent })}</p>
      {is === 'check' && (
        <LinkButton to={hrefs.services()} className="justify-self-start">
          {t('book')}
        </LinkButton>
      )}
      {is === 'high' && (
        <LinkButton look="secondary" to="#readings" className="justify-self-start">
          {t('correct')}
        </LinkButton>
      )}
    </section>
  );
}
