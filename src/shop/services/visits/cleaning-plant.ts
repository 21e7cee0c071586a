import type { Day } from '#src/kernel/india-time.ts';
import { daysIn, monthOf } from '#src/kernel/solar/plant/generation.ts';
import { expectedIn } from '#src/kernel/solar/plant/judge-months.ts';
import type { PlantFigures } from '#src/shop/solar/plant-yield/plant-figures.ts';

/** What dust takes from: a plant's clean output on a day of each month from January, and the worth of a unit of it. */
export type CleaningPlant = { kwhADay: readonly number[]; rupeesAUnit: number };

/** Of an ordinary roof in India: daily yield in kWh per kW, the value of a kWh in rupees, and its size in kW. */
const [YIELD, WORTH, SIZE] = [4, 6, 3];

/** Where nothing better is known. */
export const usualPlant = (kw = SIZE, rupeesAUnit = WORTH): CleaningPlant => ({
  kwhADay: Array.from({ length: 12 }, () => kw * YIELD),
  rupeesAUnit,
});

/** The customer's own plant, as old as it will be in the twelve months from a day; what is not known of it is as usual. */
export function cleaningPlant(plant: PlantFigures | undefined, today: Day): CleaningPlant {
  if (!plant) return usualPlant();
  const { kwp, expectation, rupeesAUnit } = plant;
  // A plant that does not generate yet is taken as new.
  const from = expectation && expectation.commissionedOn > today ? expectation.commissionedOn : today;
  if (!expectation) return usualPlant(kwp, rupeesAUnit);
  const [year, month] = monthOf(from).split('-').map(Number) as [number, number];
  const kwhADay = Array.from({ length: 12 }, (_, at) => {
    const one = `${at + 1 < month ? year + 1 : year}-${String(at + 1).padStart(2, '0')}`;
    return expectedIn(one, daysIn(one), expectation) / daysIn(one);
  });
  return { kwhADay, rupeesAUnit: rupeesAUnit ?? WORTH };
}
