import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { leadTone } from '#src/kernel/lead-lifecycle.ts';
import { useLiveUpdates } from '#src/web/features/live-updates/use-live-updates.ts';
import { DeskList } from '#src/web/features/workspace-list/desk-list.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import type { LeadRow } from './page.server.ts';

export { loader } from './page.server.ts';

/** People who asked to be called about a solar plan: those whose next step is due come first. */
export default function Leads({ loaderData: { view, states, leads } }: Route.ComponentProps) {
  useLiveUpdates(['leads']);
  return (
    <DeskList area="leadDesk" path={hrefs.leads()} view={view} states={states} rows={leads} keyOf={({ id }) => id}>
      {(lead) => <LeadCard lead={lead} />}
    </DeskList>
  );
}

function LeadCard({ lead }: { lead: LeadRow }) {
  const t = useTranslations('leadDesk');
  const { id, name, contact, pincode, state, nextStep, on, due, open, when } = lead;
  return (
    <Card
      as="article"
      aria-labelledby={id}
      className="grid gap-3 p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
    >
      <div className="grid min-w-0 gap-1">
        <h2 id={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-bold tracking-tight">
          <Link to={hrefs.lead(id)} className="wrap-anywhere hover:text-link hover:underline">
            {name}
          </Link>
          <Badge tone={leadTone(state)}>{t(`states.${state}`)}</Badge>
          {due && <Badge tone="brick">{t('due')}</Badge>}
        </h2>
        <p className="tabular text-sm text-soft wrap-anywhere">
          {contact} · {pincode} · {when}
        </p>
        {open && (
          <p className={on ? 'text-[0.9375rem]' : 'text-[0.9375rem] text-soft'}>
            {on ? `${nextStep || t('nextStep')}, ${t('on', { day: on })}` : nextStep || t('noStep')}
          </p>
        )}
      </div>
      <LinkButton look="secondary" to={hrefs.lead(id)} aria-label={`${t('open')}: ${name}`}>
        {t('open')}
      </LinkButton>
    </Card>
  );
}
