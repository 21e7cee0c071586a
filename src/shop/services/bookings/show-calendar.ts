import type { Platform } from '#src/platform/platform.ts';
import { selectCalendar } from './calendar.store.ts';
import { selectDaysOff, selectTechnicians } from './roster.store.ts';

export type CalendarVisit = Awaited<ReturnType<typeof selectCalendar>>[number];

/** The workspace's calendar week: who visits whom, from the instant `from` until `to`; `firstDay` is `from`'s day in India. */
export async function showCalendar(
  { db }: Pick<Platform, 'db'>,
  { from, to, firstDay }: { from: Date; to: Date; firstDay: string },
) {
  const [visits, all, daysOff] = await Promise.all([
    selectCalendar(db, from, to),
    selectTechnicians(db),
    selectDaysOff(db, firstDay),
  ]);
  const busy = new Set(visits.map(({ technicianId }) => technicianId));
  // A technician who has left the shop still has a row while a visit waits to be moved.
  const technicians = all
    .filter(({ id, active }) => active || busy.has(id))
    .map(({ id, name, active }) => ({ id, name, active }));
  return { visits, technicians, daysOff };
}
