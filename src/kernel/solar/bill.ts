import { type Paise, paise } from '../money.ts';

/** One step of a tariff: units of a month above the step before it, and at most `upTo`. The last has no end. */
export type Slab = { upTo: number | null; paisePerUnit: number };

/** What a home pays for electricity. All amounts before duty. */
export type Tariff = {
  /** For each month. */
  fixed: Paise;
  /** By rising `upTo`, in units of one month. */
  slabs: readonly Slab[];
  /** Fuel and power purchase adjustment (FPPPA), in paise for each unit. */
  fuelPaisePerUnit: number;
  /** Electricity duty on everything else, in hundredths of a percent. */
  dutyBp: number;
};

/** For how many months a bill is: Torrent sends one a month or one for two. */
export type BillMonths = 1 | 2;

/**
 * A bill, rounded half up to the paisa: (fixed · m + slabs + FPPPA · u) · (1 + duty). A bill for two months has double the fixed charge and slabs
 * that are twice as long. A meter counts whole units; what a system leaves of them is an expectation and may have a fraction. Throws RangeError
 * for units below 0.
 */
export const billOf = (tariff: Tariff, units: number, months: BillMonths): Paise =>
  paise(Math.floor(exactBill(tariff, units, months) + 0.5));

/** The same before it is rounded, in paise, for differences of bills. */
export function exactBill(tariff: Tariff, units: number, months: BillMonths): number {
  if (!(units >= 0 && Number.isFinite(units))) throw new RangeError(`not units of electricity: ${units}`);
  const energy = tariff.slabs.reduce((all, { upTo, paisePerUnit }, index) => {
    const from = (tariff.slabs[index - 1]?.upTo ?? 0) * months;
    const to = upTo === null ? units : Math.min(units, upTo * months);
    return all + Math.max(0, to - from) * paisePerUnit;
  }, units * tariff.fuelPaisePerUnit);
  // One division at the end: for whole units the product before it is exact, so that half a paisa is one.
  return ((tariff.fixed * months + energy) * (10_000 + tariff.dutyBp)) / 10_000;
}

/** What the last of so many units of a month costs, in paise; of less than one, what the first does. */
export const marginalPaise = (tariff: Tariff, units: number): number => {
  const all = Math.max(1, units);
  return exactBill(tariff, all, 1) - exactBill(tariff, all - 1, 1);
};
