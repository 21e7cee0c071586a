import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Chip } from '#src/web/ui/chip.tsx';
import { useRange } from '#src/web/ui/use-range.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { DashboardData } from './page.server.ts';

const STEP = 'grid size-11 place-items-center rounded-full hover:bg-mist';

/** Day, week or month, and links to the previous and the next one. */
export function PeriodBar({ period }: { period: DashboardData['period'] }) {
  const t = useTranslations('dashboard');
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex items-center gap-1">
        <h2 id="sales" className="me-2 text-section font-bold">
          {usePeriodName(period)}
        </h2>
        <Link
          to={hrefs.admin({ by: period.kind, day: period.earlier })}
          preventScrollReset
          aria-label={t('earlier')}
          className={STEP}
        >
          <ChevronLeft aria-hidden className="size-5" />
        </Link>
        {period.later && (
          <Link
            to={hrefs.admin({ by: period.kind, day: period.later })}
            preventScrollReset
            aria-label={t('later')}
            className={STEP}
          >
            <ChevronRight aria-hidden className="size-5" />
          </Link>
        )}
      </div>
      <nav aria-label={t('periods')} className="flex gap-2">
        {(['day', 'week', 'month'] as const).map((kind) => (
          <Chip key={kind} to={hrefs.admin({ by: kind })} current={kind === period.kind}>
            {t(`kinds.${kind}`)}
          </Chip>
        ))}
      </nav>
    </header>
  );
}

/** `16 – 22 Nov 2026`, `November 2026`, `Sat, 21 November 2026`. */
export function usePeriodName({ kind, from, last }: Pick<DashboardData['period'], 'kind' | 'from' | 'last'>): string {
  const format = useFormatter();
  const range = useRange();
  if (kind === 'month') return format.dateTime(from, { month: 'long', year: 'numeric' });
  if (kind === 'day')
    return format.dateTime(from, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
  return range(from, last, { day: 'numeric', month: 'short', year: 'numeric' });
}
