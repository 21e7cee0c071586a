import { DAY_MS } from '#src/kernel/india-time.ts';

/** A plant's average yield per day between two readings, in kWh. */
export type TrendStep = { from: Date; to: Date; perDay: number };

/**
 * The yield between readings of a meter that only counts up, in kWh per day. Two readings on one day say nothing, and a lower
 * reading than before means a new meter: there the trend restarts.
 */
export function trendOf(readings: readonly { at: Date; totalKwh: number }[]): TrendStep[] {
  const steps: TrendStep[] = [];
  let before: { at: Date; totalKwh: number } | undefined;
  for (const reading of readings) {
    if (before && reading.totalKwh < before.totalKwh) steps.length = 0;
    else if (before && reading.at.getTime() - before.at.getTime() < DAY_MS) continue;
    else if (before) {
      const days = (reading.at.getTime() - before.at.getTime()) / DAY_MS;
      steps.push({
        from: before.at,
        to: reading.at,
        perDay: Math.round(((reading.totalKwh - before.totalKwh) / days) * 10) / 10,
      });
    }
    before = reading;
  }
  return steps;
}
