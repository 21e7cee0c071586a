import { useTranslations } from 'use-intl';
import { VERDICT_TONE } from '#src/web/features/plants/verdict-tone.ts';
import { DeskList } from '#src/web/features/workspace-list/desk-list.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import type { PlantRow } from './page.server.ts';

export { loader } from './page.server.ts';

/** Customers' plants: what gives too little comes first. */
export default function PlantsDesk({ loaderData: { view, verdicts, plants } }: Route.ComponentProps) {
  return (
    <DeskList
      area="plantDesk"
      path={hrefs.plantsDesk()}
      view={view}
      states={verdicts}
      rows={plants}
      keyOf={({ id }) => id}
    >
      {(plant) => <PlantCard plant={plant} />}
    </DeskList>
  );
}

function PlantCard({ plant }: { plant: PlantRow }) {
  const t = useTranslations('plantDesk');
  const { id, uid, name, customer, email, kwp, place, since, verdict, application } = plant;
  return (
    <Card
      as="article"
      aria-labelledby={id}
      className="grid gap-3 p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
    >
      <div className="grid min-w-0 gap-1">
        <h2 id={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-bold tracking-tight">
          <span className="wrap-anywhere">{name}</span>
          {verdict && <Badge tone={VERDICT_TONE[verdict.is]}>{t(`states.${verdict.is}`)}</Badge>}
        </h2>
        <p className="text-sm text-soft wrap-anywhere">{`${customer} · ${email}`}</p>
        <p className="tabular text-sm text-soft">
          {since ? t('facts', { kwp, place, since }) : t('factsPlanned', { kwp, place })}
        </p>
        <p className="tabular text-[0.9375rem]">
          {verdict ? t('gave', { percent: verdict.percent, month: verdict.month }) : t('unjudged')}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 sm:justify-end">
        <LinkButton
          look="secondary"
          to={application ? hrefs.application(application) : hrefs.applicationsDesk({ plant: id })}
          aria-label={`${t(application ? 'application' : 'start')}: ${name}`}
        >
          {t(application ? 'application' : 'start')}
        </LinkButton>
        <LinkButton look="secondary" to={hrefs.customer(uid)} aria-label={`${t('open')}: ${customer}`}>
          {t('open')}
        </LinkButton>
      </div>
    </Card>
  );
}
