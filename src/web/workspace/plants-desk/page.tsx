import { useTranslations } from 'use-intl';
import { VERDICT_TONE } from '#src/web/features/plants/verdict-tone.ts';
import { DeskEntry } from '#src/web/features/workspace-list/desk-entry.tsx';
import { DeskList } from '#src/web/features/workspace-list/desk-list.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
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
    <DeskEntry
      id={id}
      name={name}
      badges={verdict && <Badge tone={VERDICT_TONE[verdict.is]}>{t(`states.${verdict.is}`)}</Badge>}
      actions={
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
      }
    >
      <p className="text-sm text-soft wrap-anywhere">{`${customer} · ${email}`}</p>
      <p className="tabular text-sm text-soft">
        {since ? t('facts', { kwp, place, since }) : t('factsPlanned', { kwp, place })}
      </p>
      <p className="tabular text-[0.9375rem]">
        {verdict ? t('gave', { percent: verdict.percent, month: verdict.month }) : t('unjudged')}
      </p>
    </DeskEntry>
  );
}
