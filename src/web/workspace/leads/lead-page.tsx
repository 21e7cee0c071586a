import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { formatDecimal } from '#src/kernel/format.ts';
import { LEAD_STATES, leadTone } from '#src/kernel/lead-lifecycle.ts';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useActName } from '#src/web/features/audit/use-act-name.ts';
import { useLiveUpdates } from '#src/web/features/live-updates/use-live-updates.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { BoardSection, ROW } from '#src/web/ui/board-section.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/lead-page.ts';
import { LeadFacts } from './lead-facts.tsx';
import { LeadMoves } from './lead-moves.tsx';
import { NextStepForm } from './next-step-form.tsx';

export { loader } from './lead-page.server.ts';

/** One lead: who it is, what they have saved, how far the shop has come with them, and what is next. */
export default function LeadPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('leadDesk');
  useLiveUpdates(['leads']);
  const { lead, versions } = loaderData;
  return (
    <div>
      <PageHead title={lead.name} noindex />
      <PageTitle
        title={lead.name}
        lead={
          <Link to={hrefs.leads()} className="inline-flex min-h-11 items-center text-link hover:underline">
            {t('back')}
          </Link>
        }
        action={<Badge tone={leadTone(lead.state)}>{t(`states.${lead.state}`)}</Badge>}
      />
      <div className="grid gap-10">
        <LeadFacts lead={lead} />
        <LeadMoves data={loaderData} />
        <NextStepForm key={`${lead.changedAt.getTime()}`} data={loaderData} />
        <BoardSection title={t('plans')} none={versions.length === 0 && t('noPlans')}>
          {versions.map((version) => (
            <Version key={`${version.createdAt.getTime()} ${version.number}`} version={version} />
          ))}
        </BoardSection>
        <History acts={loaderData.acts} />
      </div>
    </div>
  );
}

type Data = Route.ComponentProps['loaderData'];

function Version({ version }: { version: Data['versions'][number] }) {
  const t = useTranslations('leadDesk');
  const format = useFormatter();
  const until = format.dateTime(new Date(version.validUntil), { dateStyle: 'medium', timeZone: 'UTC' });
  const { installed, kitPrice, ended } = version;
  return (
    <li className={`${ROW} max-sm:flex-wrap`}>
      <div className="min-w-0">
        <p className="font-semibold">
          {t('version', { number: version.number })}
          {', '}
          {format.dateTime(version.createdAt, { dateStyle: 'medium' })}
        </p>
        <p className="text-sm text-soft">{t('kit', { kw: formatDecimal(version.kwp, 2), kit: version.kit })}</p>
        <p className="tabular text-sm">
          {installed === null
            ? t('kitOnly', { price: formatPrice(kitPrice) })
            : t('installed', { price: formatPrice(installed) })}
          {', '}
          {t(ended ? 'ended' : 'holds', { day: until })}
        </p>
      </div>
      <LinkButton look="secondary" size="small" to={hrefs.solarPlan(version.answers)}>
        {t('recompute')}
      </LinkButton>
    </li>
  );
}

function History({ acts }: Pick<Data, 'acts'>) {
  const t = useTranslations('leadDesk');
  const format = useFormatter();
  const nameOf = useActName();
  return (
    <BoardSection title={t('history')} none={acts.length === 0 && t('noHistory')}>
      {acts.map(({ id, at, act, actorName, state }) => {
        const known = LEAD_STATES.find((one) => one === state);
        return (
          <li key={id} className={`${ROW} max-sm:flex-wrap`}>
            <span>
              {nameOf(act)}
              {known && `: ${t(`states.${known}`)}`}
            </span>
            <span className="text-sm text-soft">
              {actorName}, {format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' })}
            </span>
          </li>
        );
      })}
    </BoardSection>
  );
}
