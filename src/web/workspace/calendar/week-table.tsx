import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DayView, TechnicianView, VisitView } from './calendar-view.ts';
import { VisitChip } from './visit-chip.tsx';

type WeekProps = {
  days: DayView[];
  technicians: TechnicianView[];
  visits: VisitView[];
  /** `technicianId day` where somebody is away. */
  absent: string[];
  canMove: (visit: VisitView) => boolean;
  onOpen: (visit: VisitView) => void;
  /** A visit was dropped on somebody's day. */
  onDrop: (visit: VisitView, technicianId: string, day: string) => void;
};

/** Technicians down, days across; a visit can be dragged to another line or day. On narrow screens {@link WeekList} stands in. */
export function WeekTable({ days, technicians, visits, absent, canMove, onOpen, onDrop }: WeekProps) {
  const t = useTranslations('calendar');
  const [over, setOver] = useState('');
  return (
    <div className="overflow-x-auto rounded-card border border-line max-lg:hidden">
      <table className="w-full min-w-[60rem] table-fixed border-collapse bg-paper">
        <caption className="sr-only">{t('title')}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="w-36 p-3 text-start text-sm font-semibold text-soft">
              {t('technician')}
            </th>
            {days.map((day) => (
              <th
                key={day.day}
                scope="col"
                aria-current={day.today ? 'date' : undefined}
                className="p-3 text-start text-sm font-semibold aria-[current=date]:text-link"
              >
                {day.short}
                {day.off && <span className="block truncate text-tiny font-medium text-soft">{day.off}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {technicians.map((technician) => (
            <tr key={technician.id} className="border-b border-line last:border-0">
              <th scope="row" className="p-3 text-start align-top text-sm font-semibold wrap-anywhere">
                {technician.name}
                {!technician.active && <span className="block text-tiny font-medium text-soft">{t('away')}</span>}
              </th>
              {days.map(({ day, off }) => {
                const key = `${technician.id} ${day}`;
                const away = off !== undefined || absent.includes(key);
                return (
                  <td
                    key={day}
                    className={`border-s border-line p-1.5 align-top ${away ? 'bg-mist' : ''} ${over === key ? 'outline-2 -outline-offset-2 outline-link' : ''}`}
                    onDragOver={(event) => {
                      event.preventDefault();
                      setOver(key);
                    }}
                    onDragLeave={() => setOver('')}
                    onDrop={(event) => {
                      event.preventDefault();
                      setOver('');
                      const visit = visits.find(({ id }) => id === event.dataTransfer.getData('text/plain'));
                      if (visit && canMove(visit) && (visit.technicianId !== technician.id || visit.day !== day))
                        onDrop(visit, technician.id, day);
                    }}
                  >
                    <div className="grid min-h-16 content-start gap-1.5">
                      {visits
                        .filter((visit) => visit.technicianId === technician.id && visit.day === day)
                        .map((visit) => (
                          <VisitChip
                            key={visit.id}
                            visit={visit}
                            movable={canMove(visit)}
                            onOpen={() => onOpen(visit)}
                          />
                        ))}
                    </div>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The same week, a day under the other, for the phone. */
export function WeekList({
  days,
  technicians,
  visits,
  onOpen,
}: Pick<WeekProps, 'days' | 'technicians' | 'visits' | 'onOpen'>) {
  const t = useTranslations('calendar');
  const nameOf = (id: string) => technicians.find((one) => one.id === id)?.name ?? '';
  return (
    <ol className="grid gap-6 lg:hidden">
      {days.map((day) => {
        const own = visits.filter((visit) => visit.day === day.day);
        return (
          <li key={day.day}>
            <h2 aria-current={day.today ? 'date' : undefined} className="pb-2 font-bold aria-[current=date]:text-link">
              {day.label}
              {day.off && <span className="font-medium text-soft"> · {day.off}</span>}
            </h2>
            {own.length === 0 && <p className="text-sm text-soft">{t('noVisits')}</p>}
            <ul className="grid gap-2">
              {own.map((visit) => (
                <li key={visit.id} className="grid gap-1">
                  <VisitChip visit={visit} movable={false} onOpen={() => onOpen(visit)} />
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
