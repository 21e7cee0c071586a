import { DAY_MS } from '#src/kernel/india-time.ts';

/** What a plant gave on an average day between two readings. */
export type TrendStep = { from: Date; to: Date; perDay: number };

/**
 * The yield between readings of a meter that only counts up, in kWh a day. Two readings of one day say nothing, and one that is
 * lower than before is another meter: there the trend begins anew.
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
