import { DAY_MS } from '#src/kernel/india-time.ts';
import type { SlotDay } from '#src/wire/client/bookings.ts';

/** The days from the first with a free slot to the last, full days in between included: a strip without gaps is quicker to read. */
export function calendarDays(days: SlotDay[]): SlotDay[] {
  const known = new Map(days.map((one) => [one.day, one]));
  const free = days.filter(({ slots }) => slots.length > 0);
  const [first, last] = [free[0]?.day, free.at(-1)?.day];
  if (!first || !last) return [];
  const all: SlotDay[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10);
    all.push(known.get(day) ?? { day, slots: [] });
  }
  return all;
}
