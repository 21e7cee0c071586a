import { type DragEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Table } from '#src/web/ui/table.tsx';
import type { DayView, TechnicianView, VisitView } from './calendar-view.ts';
import { placeEdges } from './place-marks.tsx';
import { VisitChip } from './visit-chip.tsx';

type WeekProps = {
  days: DayView[];
  technicians: TechnicianView[];
  visits: VisitView[];
  /** `technicianId day` for each day on which somebody is away. */
  absent: string[];
  canMove: (visit: VisitView) => boolean;
  onOpen: (visit: VisitView) => void;
  /** A visit was dropped on somebody's day. */
  onDrop: (visit: VisitView, technicianId: string, day: string) => void;
};

/** One row per technician, one column per day; a visit can be dragged to another row or day. {@link WeekList} replaces it on narrow screens. */
export function WeekTable({ days, technicians, visits, absent, canMove, onOpen, onDrop }: WeekProps) {
  const t = useTranslations('calendar');
  const [over, setOver] = useState('');
  const edges = placeEdges(visits);
  return (
    <div className="max-lg:hidden">
      <Table
        look="framed"
        caption={t('title')}
        className="min-w-[60rem] table-fixed"
        rows={technicians}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'technician',
            name: t('technician'),
            heads: true,
            className: 'w-36 wrap-anywhere',
            cell: ({ id, name, active }) => (
              <>
                {name}
                <Load visits={visits.filter(({ technicianId }) => technicianId === id)} />
                {!active && <span className="block text-xs font-normal text-soft">{t('away')}</span>}
              </>
            ),
          },
          ...days.map(({ day, short, off, today }) => ({
            key: day,
            name: (
              <span aria-current={today ? 'date' : undefined} className="aria-[current=date]:text-link">
                {short}
                {off && <span className="block truncate text-xs font-normal text-soft">{off}</span>}
              </span>
            ),
            cellLook: 'border-s border-line p-1.5 align-top',
            cellProps: ({ id }: TechnicianView) => {
              const key = `${id} ${day}`;
              const away = off !== undefined || absent.includes(key);
              return {
                className: `${away ? 'bg-mist' : ''} ${over === key ? 'outline-2 -outline-offset-2 outline-link' : ''}`,
                onDragOver: (event: DragEvent) => {
                  event.preventDefault();
                  setOver(key);
                },
                onDragLeave: () => setOver(''),
                onDrop: (event: DragEvent) => {
                  event.preventDefault();
                  setOver('');
                  const visit = visits.find((one) => one.id === event.dataTransfer.getData('text/plain'));
                  if (visit && canMove(visit) && (visit.technicianId !== id || visit.day !== day))
                    onDrop(visit, id, day);
                },
              };
            },
            cell: ({ id }: TechnicianView) => (
              <div className="grid min-h-11 content-start gap-1.5">
                {visits
                  .filter((visit) => visit.technicianId === id && visit.day === day)
                  .map((visit) => (
                    <VisitChip
                      key={visit.id}
                      visit={visit}
                      edge={edges.get(visit.city)}
                      movable={canMove(visit)}
                      onOpen={() => onOpen(visit)}
                    />
                  ))}
              </div>
            ),
          })),
        ]}
      />
    </div>
  );
}

/** The same week, one day below the other, for the phone. */
export function WeekList({
  days,
  technicians,
  visits,
  onOpen,
}: Pick<WeekProps, 'days' | 'technicians' | 'visits' | 'onOpen'>) {
  const t = useTranslations('calendar');
  const edges = placeEdges(visits);
  const nameOf = (id: string) => technicians.find((one) => one.id === id)?.name ?? '';
  if (visits.length === 0 && !days.some(({ today }) => today))
    return <p className="rounded-card bg-mist px-5 py-4 text-soft lg:hidden">{t('noVisits')}</p>;
  return (
    <ol className="grid gap-6 lg:hidden">
      {days.map((day) => {
        const own = visits.filter((visit) => visit.day === day.day);
        // A week without visits is not seven lines that say so.
        if (own.length === 0 && !day.today && !day.off) return null;
        return (
          <li key={day.day}>
            <h2 aria-current={day.today ? 'date' : undefined} className="pb-2 font-bold aria-[current=date]:text-link">
              {day.label}
              {day.off && <span className="font-normal text-soft"> · {day.off}</span>}
            </h2>
            {own.length === 0 && <p className="text-sm text-soft">{t('noVisits')}</p>}
            <ul className="grid gap-2">
              {own.map((visit) => (
                <li key={visit.id} className="grid gap-1">
                  <VisitChip visit={visit} edge={edges.get(visit.city)} movable={false} onOpen={() => onOpen(visit)} />
                  <span className="ps-3 text-sm text-soft">{nameOf(visit.technicianId)}</span>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

/** How full somebody's week is. */
function Load({ visits }: { visits: VisitView[] }) {
  const t = useTranslations('calendar');
  const minutes = visits.reduce((sum, visit) => sum + visit.minutes, 0);
  if (visits.length === 0) return null;
  return (
    <span className="tabular block text-xs font-normal text-soft">
      {t('load', { count: visits.length, hours: Math.round(minutes / 6) / 10 })}
    </span>
  );
}
