import { MAX_PAISE, type Paise } from '../money.ts';
import { type BillMonths, billOf, type Tariff } from './bill.ts';

/**
 * The units whose bill is nearest to an amount, by bisection: {@link billOf} rises with every unit. Undefined below the bill of a home that used
 * nothing: then the amount, the tariff or the number of months is another.
 */
export function unitsFromBill(tariff: Tariff, amount: Paise, months: BillMonths): number | undefined {
  const bill = (units: number) => billOf(tariff, units, months);
  if (amount < bill(0)) return undefined;
  let [low, high] = [0, mostUnits(tariff, amount)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (bill(middle) <= amount) low = middle;
    else high = middle;
  }
  return amount - bill(low) <= bill(high) - amount ? low : high;
}

/** More units than the amount can pay for: as if all of it went into units at the lowest rate. */
const mostUnits = (tariff: Tariff, amount: Paise): number =>
  Math.floor(Math.min(amount, MAX_PAISE) / cheapestUnit(tariff)) + 1;

const cheapestUnit = ({ slabs, fuelPaisePerUnit }: Tariff): number =>
  Math.max(1, Math.min(...slabs.map(({ paisePerUnit }) => paisePerUnit)) + fuelPaisePerUnit);
