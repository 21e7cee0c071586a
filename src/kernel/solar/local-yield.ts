import { type ClimateRow, climateAt, type LocalClimate, type Point } from './climate.ts';
import { type SolarSystem, yieldByMonth } from './yield.ts';

/** What a system gives in its first year at a point, kWh. */
export type LocalYield = LocalClimate & {
  months: number[];
  year: number;
  /** The same year in {@link LocalClimate}'s shares. */
  inCarefulYear: number;
  inGoodYear: number;
};

/** Undefined where no measured place is near enough. */
export function yieldAt(rows: readonly ClimateRow[], point: Point, system: SolarSystem): LocalYield | undefined {
  const local = climateAt(rows, point);
  if (!local) return undefined;
  const months = yieldByMonth(local.row, system);
  const year = months.reduce((all, one) => all + one, 0);
  return { ...local, months, year, inCarefulYear: year * local.careful, inGoodYear: year * local.good };
}
