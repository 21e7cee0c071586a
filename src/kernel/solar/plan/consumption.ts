import { type Paise, paise } from '../../money.ts';
import type { BillMonths, Tariff } from '../bill.ts';
import { unitsFromBill } from '../units-from-bill.ts';

/** What a household knows of its electricity. A bill or units, or both, of one usual bill; or the units of twelve months. */
export type Consumption = {
  months: BillMonths;
  bill?: Paise | undefined;
  /** On that bill. */
  units?: number | undefined;
  /** From January. */
  year?: readonly number[] | undefined;
};

/** `months` from January; `perBill` is what a usual bill has. */
export type Use = { months: number[]; perBill: number; from: 'year' | 'units' | 'bill' };

/** The rate that saves: by the tariff in force, or from the reader's own bill. */
export type Rate = { tariff: Tariff; from: 'tariff' | 'own-bill' };

/** What has to be asked before anything can be computed. */
export type Question = 'units' | 'bill' | 'bill-below-fixed-charge';

/**
 * How many units a home uses and what they cost. Without a tariff that is in force, a unit costs what the reader's own bill says, and a bill without
 * its units is asked for them: nothing is guessed. Formulas 10 and 11 of docs/solar.md.
 *
 * @param fixed the charge of a month, as far as it is known without a tariff
 */
export function readConsumption(
  { months, bill, units, year }: Consumption,
  tariff: Tariff | undefined,
  fixed: Paise,
): { use: Use; rate: Rate; asks?: never } | { asks: Question; use?: never; rate?: never } {
  const counted = year ? year.reduce((all, one) => all + one, 0) : undefined;
  const perBill = counted === undefined ? (units ?? unitsOf(tariff, bill, months)) : (counted * months) / 12;
  if (perBill === undefined) return { asks: tariff && bill !== undefined ? 'bill-below-fixed-charge' : 'units' };
  const rate = tariff ? ({ tariff, from: 'tariff' } as const) : ownRate(bill, units ?? perBill, fixed * months);
  if (!rate) return { asks: 'bill' };
  const flat = Array.from({ length: 12 }, () => perBill / months);
  const from = year ? 'year' : units === undefined ? 'bill' : 'units';
  return { use: { months: year ? [...year] : flat, perBill, from }, rate };
}

const unitsOf = (tariff: Tariff | undefined, bill: Paise | undefined, months: BillMonths) =>
  tariff && bill !== undefined ? unitsFromBill(tariff, bill, months) : undefined;

/** A unit costs what is left of the bill after the fixed charge, which a system does not save. */
function ownRate(bill: Paise | undefined, units: number, fixed: number): Rate | undefined {
  if (bill === undefined || units <= 0 || bill <= fixed) return undefined;
  const slabs = [{ upTo: null, paisePerUnit: (bill - fixed) / units }];
  return { tariff: { fixed: paise(0), slabs, fuelPaisePerUnit: 0, dutyBp: 0 }, from: 'own-bill' };
}
