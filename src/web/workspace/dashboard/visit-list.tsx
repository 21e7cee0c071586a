import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { ViewAll } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { DashboardData } from './page.server.ts';

/** Today's visits down the day; what is over is filled in. */
export function VisitList({
  today: { visits, total },
  week,
  now,
}: Pick<DashboardData, 'today' | 'now'> & { week: number }) {
  const t = useTranslations('dashboard');
  const format = useFormatter();
  return (
    <section aria-labelledby="visits" className="grid min-w-0 content-start gap-3">
      <header className="flex items-end justify-between gap-4">
        <div>
          <h2 id="visits" className="text-section font-bold">
            {t('visitsToday')}
          </h2>
          <p className="text-sm text-soft">{t('visitsOfWeek', { count: week })}</p>
        </div>
        <ViewAll to={hrefs.calendar()} about={t('visitsToday')} />
      </header>
      {total === 0 ? (
        <p className="rounded-card bg-mist px-5 py-4 text-soft">{t('noVisitsToday')}</p>
      ) : (
        <ol className="ms-1.5 grid gap-5 border-s-2 border-line ps-5">
          {visits.map(({ id, startsAt, endsAt, state, plan, customer, city, technician }) => (
            <li key={id} className="relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4">
              <span
                aria-hidden
                className={`absolute -start-6.75 top-1.5 size-3 rounded-full border-2 ${endsAt < now ? 'border-leaf bg-leaf' : startsAt <= now ? 'border-brand bg-brand' : 'border-edge bg-ground'}`}
              />
              <time dateTime={startsAt.toISOString()} className="tabular font-semibold whitespace-nowrap">
                {format.dateTime(startsAt, { hour: 'numeric', minute: '2-digit' })}
              </time>
              <div className="grid min-w-0 justify-items-start gap-1">
                <Link to={hrefs.calendar()} className="font-semibold wrap-anywhere hover:text-link hover:underline">
                  {customer}
                </Link>
                <p className="text-sm text-soft wrap-anywhere">
                  {[plan, city, technician].filter(Boolean).join(' · ')}
                </p>
                <Badge tone={state === 'completed' ? 'leaf' : 'brand'}>
                  {t(`visitStates.${state}` as MessageKey<'dashboard'>)}
                </Badge>
              </div>
            </li>
          ))}
          {total > visits.length && (
            <li className="text-sm text-soft">{t('moreVisits', { count: total - visits.length })}</li>
          )}
        </ol>
      )}
    </section>
  );
}
