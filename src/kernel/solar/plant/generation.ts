import { addDays, DAY_MS, type Day } from '#src/kernel/india-time.ts';

/** A calendar month: `2026-03`. */
export type Month = string;

/** What a meter that only counts up showed in the morning of a day, kWh. */
export type MeterReading = { on: Day; kwh: number };

/** What a whole month gave, as somebody read it off an inverter or an app, kWh. */
export type MonthEntry = { month: Month; kwh: number };

export type MonthGeneration = {
  month: Month;
  kwh: number;
  /** How many of its days are known. */
  days: number;
  /** Two readings far apart were spread evenly over their days: the year's sum is right, a single month is not. */
  isAveraged: boolean;
};

/** Readings farther apart say nothing about a single month. */
const FARTHEST_DAYS = 62;

export const monthOf = (day: Day): Month => day.slice(0, 7);
export const daysIn = (month: Month): number => {
  const [year = 0, one = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, one, 0)).getUTCDate();
};

/**
 * What each month gave, oldest first. The energy between two readings belongs to their days in equal parts; a falling meter is a new meter and starts
 * anew. A month that was entered as such counts as entered. Formula 23 of docs/solar.md.
 */
export function generationByMonth(
  readings: readonly MeterReading[],
  entries: readonly MonthEntry[] = [],
): MonthGeneration[] {
  const months = new Map<Month, MonthGeneration>();
  const sorted = [...readings].sort((a, b) => a.on.localeCompare(b.on));
  for (const [index, { on, kwh }] of sorted.entries()) {
    const before = sorted[index - 1];
    if (!before || kwh < before.kwh || on === before.on) continue;
    addDaysBetween(months, before, { on, kwh });
  }
  for (const { month, kwh } of entries) months.set(month, { month, kwh, days: daysIn(month), isAveraged: false });
  return [...months.values()].sort((a, b) => a.month.localeCompare(b.month));
}

function addDaysBetween(months: Map<Month, MonthGeneration>, from: MeterReading, to: MeterReading): void {
  const all = (Date.parse(to.on) - Date.parse(from.on)) / DAY_MS;
  const perDay = (to.kwh - from.kwh) / all;
  for (let day = from.on; day < to.on; ) {
    const month = monthOf(day);
    const next = addDays(`${month}-01`, daysIn(month));
    const end = next < to.on ? next : to.on;
    const days = (Date.parse(end) - Date.parse(day)) / DAY_MS;
    const known = months.get(month) ?? { month, kwh: 0, days: 0, isAveraged: false };
    months.set(month, {
      month,
      kwh: known.kwh + perDay * days,
      days: known.days + days,
      isAveraged: known.isAveraged || all > FARTHEST_DAYS,
    });
    day = end;
  }
}
