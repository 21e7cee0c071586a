import { DAY_MS } from '#src/kernel/india-time.ts';

/** A calendar day in India, `YYYY-MM-DD`. */
export type Day = string;

/** Orders that come in later are dispatched on the next working day. */
const CUT_OFF_HOUR = 14;

// India has one time zone and no summer time.
const INDIA = 5.5 * 60 * 60 * 1000;

const written = (time: number): Day => new Date(time).toISOString().slice(0, 10);
const next = (day: Day): Day => written(Date.parse(day) + DAY_MS);

/** Not Sundays or holidays. */
const isWorkingDay = (day: Day, holidays: ReadonlySet<Day>): boolean =>
  new Date(day).getUTCDay() !== 0 && !holidays.has(day);

/** The calendar day in India at an instant. */
export const dayInIndia = (now: Date): Day => written(now.getTime() + INDIA);

/** The day on which an order placed now leaves: today before the cut-off hour if it is a working day, else the next working day. */
export function dispatchDay(now: Date, holidays: ReadonlySet<Day>): Day {
  const today = dayInIndia(now);
  const hour = new Date(now.getTime() + INDIA).getUTCHours();
  return hour < CUT_OFF_HOUR && isWorkingDay(today, holidays) ? today : addWorkingDays(today, 1, holidays);
}

/** The `count`-th working day after `day`. */
export function addWorkingDays(day: Day, count: number, holidays: ReadonlySet<Day>): Day {
  let at = day;
  for (let left = count; left > 0; ) {
    at = next(at);
    if (isWorkingDay(at, holidays)) left -= 1;
  }
  return at;
}
