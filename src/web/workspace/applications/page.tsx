import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { applicationTone } from '#src/kernel/application-lifecycle.ts';
import { useLiveUpdates } from '#src/web/features/live-updates/use-live-updates.ts';
import { DeskEntry } from '#src/web/features/workspace-list/desk-entry.tsx';
import { DeskList } from '#src/web/features/workspace-list/desk-list.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import type { BoardData } from './page.server.ts';
import { StartForm } from './start-form.tsx';
import { UsualDaysForm } from './usual-days-form.tsx';

export { loader } from './page.server.ts';

/** Applications for subsidy and net meter: what is stuck longest comes first. */
export default function ApplicationsDesk({ loaderData }: Route.ComponentProps) {
  useLiveUpdates(['applications']);
  const { view, states, applications, usual, origin, today } = loaderData;
  return (
    <div className="grid gap-12">
      {origin && <StartForm key={origin.id} origin={origin} today={today} />}
      <div>
        <DeskList
          area="applicationDesk"
          path={hrefs.applicationsDesk()}
          view={view}
          states={states}
          rows={applications}
          keyOf={({ id }) => id}
        >
          {(application) => <ApplicationCard application={application} />}
        </DeskList>
        <StartLinks sentence={applications.length > 0} />
      </div>
      <UsualDaysForm usual={usual} />
    </div>
  );
}

/** An application is started where its plant or order is; an empty list has said so already. */
function StartLinks({ sentence }: { sentence: boolean }) {
  const t = useTranslations('applicationDesk');
  return (
    <p className={`mt-6 flex flex-wrap items-center gap-x-6 text-soft ${sentence ? '' : 'justify-center'}`}>
      {sentence && t('noneText')}
      {(
        [
          [hrefs.plantsDesk(), t('plants')],
          [hrefs.installations(), t('orders')],
        ] as const
      ).map(([to, words]) => (
        <Link key={to} to={to} className="inline-flex min-h-11 items-center font-semibold text-link hover:underline">
          {words}
        </Link>
      ))}
    </p>
  );
}

function ApplicationCard({ application }: { application: BoardData['applications'][number] }) {
  const t = useTranslations('applicationDesk');
  const { id, state, plant, customer, email, waited, usual, next, by, late } = application;
  return (
    <DeskEntry
      id={id}
      name={plant}
      to={hrefs.application(id)}
      badges={
        <>
          <Badge tone={applicationTone(state)}>{t(`states.${state}`)}</Badge>
          {late > 0 && <Badge tone="brick">{t('stuck', { days: late })}</Badge>}
        </>
      }
      actions={
        <LinkButton look="secondary" to={hrefs.application(id)} aria-label={`${t('open')}: ${plant}`}>
          {t('open')}
        </LinkButton>
      }
    >
      <p className="text-sm text-soft wrap-anywhere">{`${customer} · ${email}`}</p>
      <p className="tabular text-[0.9375rem]">
        {next && by
          ? `${t('next', { step: t(`states.${next}`), actor: t(`actors.${by}`) })} · ${t('waits', { days: waited })}, ${t('usual', { days: usual ?? 0 })}`
          : t('over')}
      </p>
    </DeskEntry>
  );
}
