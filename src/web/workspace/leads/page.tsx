import { useTranslations } from 'use-intl';
import { leadTone } from '#src/kernel/lead-lifecycle.ts';
import { useLiveUpdates } from '#src/web/features/live-updates/use-live-updates.ts';
import { DeskEntry } from '#src/web/features/workspace-list/desk-entry.tsx';
import { DeskList } from '#src/web/features/workspace-list/desk-list.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
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
    <DeskEntry
      id={id}
      name={name}
      to={hrefs.lead(id)}
      badges={
        <>
          <Badge tone={leadTone(state)}>{t(`states.${state}`)}</Badge>
          {due && <Badge tone="brick">{t('due')}</Badge>}
        </>
      }
      actions={
        <LinkButton look="secondary" to={hrefs.lead(id)} aria-label={`${t('open')}: ${name}`}>
          {t('open')}
        </LinkButton>
      }
    >
      <p className="tabular text-sm text-soft wrap-anywhere">
        {contact} · {pincode} · {when}
      </p>
      {open && (
        <p className={on ? 'text-[0.9375rem]' : 'text-[0.9375rem] text-soft'}>
          {on ? `${nextStep || t('nextStep')}, ${t('on', { day: on })}` : nextStep || t('noStep')}
        </p>
      )}
    </DeskEntry>
  );
}
