import type { Paise } from '../money.ts';
import { paise } from '../money.ts';
import { type BillMonths, exactBill, type Tariff } from './bill.ts';

/** How a home with a net meter is billed. */
export type Settlement = {
  tariff: Tariff;
  months: BillMonths;
  /** What the electricity company pays for a unit that it takes; 0 if that is not known. */
  exportPaisePerUnit: number;
};

/**
 * What a system saves in a year. Each bill is settled by itself: units beyond the home's own use are paid for and do not roll over to the next
 * bill. Formula 12 of docs/solar.md.
 *
 * @param use @param generation units by month from January. Generation is counted in tenths of a unit, as the page shows it, so that whoever adds
 *   up the page comes to the same amount.
 * @param share of the generation: 1 as expected, below for a careful answer or an older system
 */
export function savedInYear(
  use: readonly number[],
  generation: readonly number[],
  settlement: Settlement,
  share = 1,
): Paise {
  const { tariff, months, exportPaisePerUnit } = settlement;
  const tenths = generation.map((units) => (Math.round(units * 10) / 10) * share);
  let saved = 0;
  for (let first = 0; first < use.length; first += months) {
    const used = total(use, first, months);
    const made = total(tenths, first, months);
    const rest = Math.max(used - made, 0);
    saved += exactBill(tariff, used, months) - exactBill(tariff, rest, months);
    saved += exportPaisePerUnit * Math.max(made - used, 0);
  }
  // Bills fall with the units on them, so this is below 0 only by the last bit of a double.
  return paise(Math.max(0, Math.round(saved)));
}

const total = (units: readonly number[], first: number, count: number) =>
  units.slice(first, first + count).reduce((all, one) => all + one, 0);
