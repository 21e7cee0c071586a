// India has one time zone, without summer time, so a day is simple arithmetic; the server's own time zone plays no part.
/** India's offset from UTC in milliseconds. */
export const INDIA_OFFSET_MS = 5.5 * 60 * 60_000;
export const DAY_MS = 24 * 60 * 60_000;

/** A calendar day in India, `YYYY-MM-DD`. */
export type Day = string;

const written = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** The calendar day in India at an instant. */
export const dayInIndia = (at: Date): Day => written(at.getTime() + INDIA_OFFSET_MS);

/** The instant of a day and a time of day in India; `time` as PostgreSQL and forms write it: `09:00`, `09:00:00`. */
export const instantInIndia = (day: Day, time: string): Date =>
  new Date(Date.parse(`${day}T${time.slice(0, 5)}:00Z`) - INDIA_OFFSET_MS);

export const addDays = (day: Day, count: number): Day => written(Date.parse(day) + count * DAY_MS);

/** 1 is Monday, 7 Sunday (ISO 8601). */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay() || 7;

/** The local date-time in India, with its offset: `2026-11-21T15:45:01+05:30`. */
export const writtenInIndia = (at: Date): string =>
  `${new Date(at.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 19)}+05:30`;

/** True if the day exists: `2026-02-30` does not. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && written(Date.parse(text)) === text;

/** The same day a year later; 29 February becomes the 28th. */
export function addYear(day: Day): Day {
  const later = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return isDay(later) ? later : `${later.slice(0, 8)}28`;
}
