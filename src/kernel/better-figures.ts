import type { Figure } from './product-details.ts';

/** Figures of which more serves every buyer of that kind of product; size, weight, voltages and the like depend on the home. */
const MORE = new Set([
  'peakPowerWp',
  'efficiencyPercent',
  'bifacialityPercent',
  'tempCoefficientPmaxPercentPerC', // below zero: the nearer to it, the less is lost on a hot roof
  'annualYieldKwh',
  'lumens',
  'autonomyH',
  'runtimeH',
  'maxHeadM',
  'flowLph',
  'usableKwh',
  'depthOfDischargePercent',
  'cycles',
  'roundTripPercent',
  'windSpeedMps',
  'warrantyYears',
]);
/** Figures of which less does. */
const LESS = new Set(['chargeH', 'noctC', 'standingLossKwhDay']);

/**
 * For a figure of several products, which of them have the best value: none where the figure has no better and worse, where a product does not give
 * it as a number, or where all are equal.
 */
export function bestOf(key: string, values: readonly (Figure | undefined)[]): boolean[] {
  const none = values.map(() => false);
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length < values.length || new Set(numbers).size < 2) return none;
  if (!MORE.has(key) && !LESS.has(key)) return none;
  const best = MORE.has(key) ? Math.max(...numbers) : Math.min(...numbers);
  return values.map((value) => value === best);
}
