import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { LiveMark } from '#src/web/features/live-updates/live-mark.tsx';
import { useLiveUpdates } from '#src/web/features/live-updates/use-live-updates.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { PlaceLegend } from './place-marks.tsx';
import { VisitDialog } from './visit-dialog.tsx';
import { WeekList, WeekTable } from './week-table.tsx';

export { loader } from './page.server.ts';

const MOVABLE = new Set(['planned', 'assigned', 'on-the-way']);
/** What the dialog opens with: a visit, and where it was dropped. */
type Opened = { id: string; technicianId?: string; day?: string };

/** A week of visits by technician. */
export default function Calendar({
  loaderData: { title, before, after, isNow, days, technicians, absent, visits },
}: Route.ComponentProps) {
  const t = useTranslations('calendar');
  const live = useLiveUpdates(['bookings']);
  const [opened, setOpened] = useState<Opened>();
  const visit = visits.find(({ id }) => id === opened?.id);
  return (
    <>
      <PageHead title={t('title')} noindex />
      <PageTitle title={t('title')} lead={t('lead')} action={<LiveMark connected={live} />} />
      <div className="flex flex-wrap items-center gap-2 pb-5">
        <LinkButton look="secondary" to={hrefs.calendar(before)} preventScrollReset aria-label={t('before')}>
          <ChevronLeft aria-hidden className="size-5" />
        </LinkButton>
        <LinkButton look="secondary" to={hrefs.calendar(after)} preventScrollReset aria-label={t('after')}>
          <ChevronRight aria-hidden className="size-5" />
        </LinkButton>
        <p className="tabular text-lg font-bold max-sm:order-first max-sm:w-full sm:px-2" aria-live="polite">
          {title}
        </p>
        <LinkButton
          look="secondary"
          to={hrefs.calendar()}
          preventScrollReset
          aria-current={isNow ? 'date' : undefined}
          className="ms-auto"
        >
          {t('today')}
        </LinkButton>
      </div>
      <PlaceLegend visits={visits} />
      {technicians.length === 0 ? (
        <EmptyState
          title={t('noTechnicians')}
          text={t('noTechniciansText')}
          action={<LinkButton to={hrefs.technicians}>{t('addTechnician')}</LinkButton>}
        />
      ) : (
        <>
          <WeekTable
            days={days}
            technicians={technicians}
            visits={visits}
            absent={absent}
            canMove={({ state }) => MOVABLE.has(state)}
            onOpen={({ id }) => setOpened({ id })}
            onDrop={({ id }, technicianId, day) => setOpened({ id, technicianId, day })}
          />
          <WeekList days={days} technicians={technicians} visits={visits} onOpen={({ id }) => setOpened({ id })} />
        </>
      )}
      {visit && opened && (
        <VisitDialog
          key={`${opened.id} ${opened.technicianId} ${opened.day}`}
          visit={visit}
          wish={opened}
          technicians={technicians}
          movable={MOVABLE.has(visit.state)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
