import { dayInIndia } from '#src/kernel/india-time.ts';
import { climateAt } from '#src/kernel/solar/climate.ts';
import { generationByMonth, monthOf } from '#src/kernel/solar/plant/generation.ts';
import {
  type Expectation,
  type JudgedMonth,
  judgeMonths,
  lastJudged,
  lowBounds,
} from '#src/kernel/solar/plant/judge-months.ts';
import { yieldByMonth } from '#src/kernel/solar/yield.ts';
import { type CountedAt, countedAt } from '#src/shop/services/visits/counted-readings.ts';
import { findPin, places } from '#src/shop/solar/sun/places.ts';
import type { Plant, PlantReading } from './plant.ts';

/** Crystalline panels and an ordinary inverter, as the planner assumes them. */
const USUAL = { gamma: -0.35, efficiency: 0.97 };

export type PlantExpectation = Expectation & {
  /** The measured place whose sun it is. */
  place: string;
  distanceKm: number;
  /** Of a new plant, kWh. */
  year: number;
};

/** Of a plant that does not generate yet: nothing is expected of it in any month. */
const NOT_YET = '9999-12-31';

/** What a plant should give; undefined where no measured place is near. */
export function expectationOf({ kwp, tilt, azimuth, pin, commissionedOn }: Plant): PlantExpectation | undefined {
  const point = findPin(pin);
  const local = point && climateAt(places().places, point);
  if (!local) return undefined;
  const byMonth = yieldByMonth(local.row, { kwp, tilt, azimuth, ...USUAL });
  return {
    byMonth,
    low: lowBounds(local),
    commissionedOn: commissionedOn ?? NOT_YET,
    place: local.row.name,
    distanceKm: local.distanceKm,
    year: byMonth.reduce((all, one) => all + one, 0),
  };
}

/** The months of a plant by its own readings and those that technicians noted at its place; unjudged without an expectation. */
export function monthsOf(
  plant: Plant,
  readings: readonly PlantReading[],
  counted: readonly CountedAt[],
  expectation = expectationOf(plant),
): JudgedMonth[] {
  const months = generationByMonth(
    [
      ...readings.filter(({ kind }) => kind === 'meter'),
      ...counted.map(({ at, totalKwh }) => ({ on: dayInIndia(at), kwh: totalKwh })),
    ],
    readings.filter(({ kind }) => kind === 'month').map(({ on, kwh }) => ({ month: monthOf(on), kwh })),
  );
  if (!expectation) return months.map((month) => ({ ...month, expected: 0, verdict: undefined }));
  return judgeMonths(months, expectation);
}

/** How its last judged month was. */
export function verdictOf(months: readonly JudgedMonth[]): Plant['verdict'] {
  const last = lastJudged(months);
  return last && { is: last.verdict, month: last.month, share: last.kwh / last.expected };
}

/** What technicians read at each plant. Where a customer has several at one PIN code, nobody knows which of them was read. */
export async function countedOf(
  db: Parameters<typeof countedAt>[0],
  plants: readonly Plant[],
): Promise<Map<string, CountedAt[]>> {
  const read = await countedAt(db, [...new Set(plants.map(({ uid }) => uid))]);
  const all = new Map<string, number>();
  const keyOf = ({ uid, pin }: Pick<Plant, 'uid' | 'pin'>) => `${uid} ${pin}`;
  for (const plant of plants) all.set(keyOf(plant), (all.get(keyOf(plant)) ?? 0) + 1);
  return new Map(
    plants.map((plant) => [
      plant.id,
      all.get(keyOf(plant)) === 1 ? read.filter(({ uid, zipcode }) => uid === plant.uid && zipcode === plant.pin) : [],
    ]),
  );
}
