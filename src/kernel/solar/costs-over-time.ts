import type { Paise } from '../money.ts';

/** Panels lose 0.6 % a year, an assumption; warranties promise about 0.57 %. */
const AGEING = 0.006;
/** As long as the sums go. */
export const LIFE_YEARS = 25;
/** Longer than the sums go: an inverter is replaced once. */
const INVERTER_YEAR = 12;

/** The share of the first year's generation in a year; 1 is the first. */
export const shareInYear = (year: number): number => (1 - AGEING) ** (year - 1);

export type Ownership = {
  /** The price, less a subsidy that is due. */
  cost: Paise;
  /** What the system saves in a year, 1 the first: usually by {@link shareInYear}. */
  savedIn(year: number): Paise;
  upkeepPerYear: Paise;
  inverterPrice: Paise;
  /** By how much bills rise in a year; 0 unless the reader chooses otherwise. */
  tariffGrowth?: number;
};

export type CostsOverTime = {
  /** The balance at the end of each year in paise: below 0 until the system has paid for itself. */
  balance: number[];
  /** When the balance first reaches 0, between the ends of two years in proportion; undefined if never within 25 years. */
  paybackYears: number | undefined;
  gain: number;
};

/** Formula 16 of docs/solar.md, over 25 years; the inverter is bought anew in year 12. */
export function costsOverTime({
  cost,
  savedIn,
  upkeepPerYear,
  inverterPrice,
  tariffGrowth = 0,
}: Ownership): CostsOverTime {
  const balance: number[] = [];
  let sum: number = -cost;
  let paybackYears: number | undefined = cost === 0 ? 0 : undefined;
  for (let year = 1; year <= LIFE_YEARS; year += 1) {
    const saved = Math.round(savedIn(year) * (1 + tariffGrowth) ** (year - 1));
    const net = saved - upkeepPerYear - (year === INVERTER_YEAR ? inverterPrice : 0);
    if (paybackYears === undefined && sum < 0 && sum + net >= 0) paybackYears = year - 1 - sum / net;
    sum += net;
    balance.push(sum);
  }
  return { balance, paybackYears, gain: sum };
}
