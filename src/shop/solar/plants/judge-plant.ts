import { dayInIndia } from '#src/kernel/india-time.ts';
import { generationByMonth, monthOf } from '#src/kernel/solar/plant/generation.ts';
import { type JudgedMonth, judgeMonths, lastJudged } from '#src/kernel/solar/plant/judge-months.ts';
import { type CountedAt, countedAt } from '#src/shop/services/visits/counted-readings.ts';
import { expectationOf } from '#src/shop/solar/plant-yield/expectation.ts';
import type { Plant, PlantReading } from './plant.ts';

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
