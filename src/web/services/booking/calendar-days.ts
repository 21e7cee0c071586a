import type { SlotDay } from '#src/contract/client/bookings.ts';

const DAY = 86_400_000;

/** The days one after the other, those without a slot between them too: a strip without gaps is read faster. */
export function calendarDays(days: SlotDay[]): SlotDay[] {
  const known = new Map(days.map((one) => [one.day, one]));
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (!first || !last) return [];
  const all: SlotDay[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += DAY) {
    const day = new Date(at).toISOString().slice(0, 10);
    all.push(known.get(day) ?? { day, slots: [] });
  }
  return all;
}
