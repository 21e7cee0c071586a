import { DAY_MS, dayInIndia, instantInIndia } from '#src/kernel/india-time.ts';
import { expectedBetween } from '#src/kernel/solar/plant/judge-months.ts';
import type { PlantFigures } from '#src/shop/solar/plant-yield/plant-figures.ts';
import { trendOf } from './trend.ts';

/** What a plant gave until a visit, and what the sun let expect of it in the same days: kWh a day. */
export type ExpectedOutput = { since: Date; measured: number; expected: number; kwp: number; place: string };

type Reading = { visitId: string; at: Date; totalKwh: number };

/**
 * By the last two readings; with the first of all, since the plant was commissioned. Undefined unless this visit read the meter, and after a new meter:
 * its total is not the plant's.
 */
export function expectedOutput(
  plant: PlantFigures | undefined,
  readings: readonly Reading[],
  visitId: string,
): ExpectedOutput | undefined {
  const last = readings.at(-1);
  if (!plant?.expectation || last?.visitId !== visitId) return undefined;
  const { expectation, kwp } = plant;
  const step = trendOf(readings).at(-1) ?? (readings.length === 1 ? sinceBegun(last, expectation) : undefined);
  if (!step) return undefined;
  const [from, to] = [dayInIndia(step.from), dayInIndia(step.to)];
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  const expected = days > 0 ? expectedBetween(from, to, expectation) / days : 0;
  return expected > 0
    ? { since: step.from, measured: step.perDay, expected, kwp, place: expectation.place }
    : undefined;
}

function sinceBegun({ at, totalKwh }: Reading, { commissionedOn }: { commissionedOn: string }) {
  const from = instantInIndia(commissionedOn, '00:00');
  const days = (at.getTime() - from.getTime()) / DAY_MS;
  return days >= 1 ? { from, to: at, perDay: totalKwh / days } : undefined;
}
