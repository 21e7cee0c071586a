import { formatIndian } from './indian-grouping.ts';

/** An amount in whole paise (1/100 rupee): the only unit of money inside the shop (rules.md §4). */
export type Paise = number & { readonly __unit: 'paise' };

/** The largest amount the shop handles, ₹100 crore: far below 2^53, so that sums stay exact. */
export const MAX_PAISE = 100_000_000_000;

export const ZERO_PAISE = 0 as Paise;

/** Brands a whole number of paise. Throws RangeError for fractions, negatives and amounts above {@link MAX_PAISE}. */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > MAX_PAISE)
    throw new RangeError(`not an amount in paise: ${amount}`);
  return amount as Paise;
}

/** Rupees (at most two decimals) to paise. */
export function fromRupees(rupees: number): Paise {
  const exact = Math.round(rupees * 100);
  // Exact for any number with two decimals: a tolerance would fail for large amounts (a property test found one).
  if (exact / 100 !== rupees) throw new RangeError(`more than two decimals: ${rupees}`);
  return paise(exact);
}

/** Paise to rupees as on the wire: a number, whole if the amount is whole. */
export const toRupees = (amount: Paise): number => amount / 100;

export const times = (amount: Paise, quantity: number): Paise => paise(amount * quantity);
export const sum = (amounts: Iterable<Paise>): Paise => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return paise(total);
};

/**
 * Splits an amount by weights, to the paisa: each part is rounded down, and the paise left over go to the largest remainders, the first of
 * equals first. The parts add up to the amount; all are 0 if no weight is above 0.
 */
export function spread(amount: Paise, weights: readonly number[]): Paise[] {
  const total = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (total === 0n) return weights.map(() => 0 as Paise);
  // BigInt: a product of two amounts in paise can exceed 2^53.
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((one) => Number(one / total));
  let left = amount - parts.reduce((all, part) => all + part, 0);
  const byRemainder = exact
    .map((one, index) => ({ index, rest: one % total }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  for (const { index } of byRemainder) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts.map(paise);
}

/** Rupees with exactly two decimals, as an order's product lines carry them on the wire (spec.md §3). */
export const twoDecimals = (amount: Paise): string => (amount / 100).toFixed(2);

/** `₹1,00,000.00` (spec.md §9: rupee symbol and two decimals, Indian grouping). */
export function formatPaise(amount: number): string {
  const figure = formatIndian(amount / 100, { least: 2 });
  return figure.startsWith('-') ? `-₹${figure.slice(1)}` : `₹${figure}`;
}
