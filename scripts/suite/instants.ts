import { addDays, type Day, dayInIndia, instantInIndia, weekdayOf } from '#src/kernel/india-time.ts';

/** Just after and just before midnight, before the shop's hours, within them, after a day's parcels close, and after closing. */
export const HOURS = ['00:10', '06:30', '10:00', '15:30', '19:30', '23:50'] as const;
/** In the seed, nothing is closed on Diwali, and everybody orders. It is in the past while the other days are ahead: clocks may also be set back. */
const DIWALI = '2026-11-08';

/**
 * When the suite is run: the last days of the year, of February and of the financial year, Diwali, the next of the seed's holidays
 * (`MM-DD`), and each weekday; each hour at least once, and the special days at the hour that is hardest for them.
 */
export function coverage(now: Date, holidays: readonly string[]): string[] {
  const today = dayInIndia(now);
  const next = (...days: string[]): Day =>
    days
      .flatMap((day) => [0, 1].map((ahead) => `${Number(today.slice(0, 4)) + ahead}-${day}`))
      .filter((day) => day > today)
      .sort()[0] as Day;
  const special = [
    `${next('12-31')}T23:50`,
    `${next('02-28')}T23:50`,
    `${next('03-31')}T00:10`,
    `${DIWALI}T19:30`,
    `${next(...holidays)}T10:00`,
  ];
  const known = new Set(special.map((at) => weekdayOf(at.slice(0, 10))));
  const rest = [1, 2, 3, 4, 5, 6, 7].map((ahead) => addDays(today, ahead)).filter((day) => !known.has(weekdayOf(day)));
  const missing = HOURS.filter((hour) => !special.some((at) => at.endsWith(hour)));
  while (rest.length < missing.length) rest.push(addDays(today, 7 + rest.length));
  const hours = [...missing, ...HOURS.filter((hour) => !missing.includes(hour))];
  return [...special, ...rest.map((day, at) => `${day}T${hours[at % hours.length]}`)];
}

/** The instant of `2026-12-31T23:50`, or of `23:50` today, in India. Throws for anything else. */
export function readInstant(text: string, now: Date): Date {
  const [, day = dayInIndia(now), time] = /^(?:(\d{4}-\d\d-\d\d)T)?(\d\d:\d\d)$/.exec(text) ?? [];
  const at = time ? instantInIndia(day, time) : new Date(Number.NaN);
  if (Number.isNaN(at.getTime()))
    throw new Error(`--at ${text}: write 2026-12-31T23:50, or 23:50 for today, as clocks in India show it.`);
  return at;
}
