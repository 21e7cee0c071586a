import { useFormatter, useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { BoardSection, ROW } from '#src/web/ui/board-section.tsx';
import { useRange } from '#src/web/ui/use-range.ts';
import type { DashboardData } from './page.server.ts';

/** The visits of this week. */
export function VisitList({ visits, total }: DashboardData['visits']) {
  const t = useTranslations('dashboard');
  const format = useFormatter();
  const range = useRange();
  return (
    <BoardSection
      title={t('visits')}
      text={total > 0 ? t('visitCount', { count: total, shown: visits.length }) : undefined}
      none={total === 0 && t('noVisits')}
    >
      {visits.map(({ id, startsAt, endsAt, state, plan, customer, city, technician }) => (
        <li key={id} className={`${ROW} max-sm:flex-wrap`}>
          <p className="tabular w-44 shrink-0 font-semibold">
            {format.dateTime(startsAt, { weekday: 'short', day: 'numeric', month: 'short' })}
            <span className="block text-sm font-normal text-soft">
              {range(startsAt, endsAt, { hour: 'numeric', minute: '2-digit' })}
            </span>
          </p>
          <p className="min-w-0 grow">
            <span className="font-semibold">{plan}</span>
            <span className="block text-sm text-soft wrap-anywhere">
              {[customer, city, technician].filter(Boolean).join(' · ')}
            </span>
          </p>
          <Badge tone={state === 'completed' ? 'leaf' : 'brand'}>
            {t(`visitStates.${state}` as MessageKey<'dashboard'>)}
          </Badge>
        </li>
      ))}
    </BoardSection>
  );
}
