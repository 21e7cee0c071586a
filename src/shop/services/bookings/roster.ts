import type { PlainCode } from '#src/kernel/refusals.ts';

/** Working hours of one weekday (ISO: 1 is Monday) in Indian time, as `HH:MM`. Several per day leave breaks in between. */
export type Hours = { weekday: number; opens: string; closes: string };

/** A technician. `email` is that of the linked account, which can open /technician, if there is one. */
export type Technician = {
  id: string;
  name: string;
  phone: string;
  active: boolean;
  email: string;
  areaIds: string[];
  hours: Hours[];
};

/** An area, by PIN code prefixes; `travelMinutes` are kept free after each visit. */
export type ServiceArea = { id: string; name: string; travelMinutes: number; active: boolean; prefixes: string[] };

/** A day (`YYYY-MM-DD`) without visits, for one technician or for all. */
export type DayOff = { id: string; technicianId: string | null; day: string; name: string };

/** The rules by which slots are offered (migration 0020 describes each). */
export type BookingRules = { leadMinutes: number; horizonDays: number; stepMinutes: number; rescheduleMinutes: number };

/** Answers what is wrong with the hours of a week, or undefined. Hours of one day must not overlap. */
export function wrongInHours(hours: readonly Hours[]): PlainCode | undefined {
  if (hours.some(({ opens, closes }) => opens >= closes)) return 'hours-end';
  const sorted = [...hours].sort((a, b) => a.weekday - b.weekday || a.opens.localeCompare(b.opens));
  const overlaps = sorted.some(
    (one, at) => at > 0 && sorted[at - 1]?.weekday === one.weekday && (sorted[at - 1]?.closes ?? '') > one.opens,
  );
  return overlaps ? 'hours-overlap' : undefined;
}
