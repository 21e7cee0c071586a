import { formatCount } from '#src/kernel/format.ts';

/** Whole rupees of an amount in paise, to the nearest `step` of rupees: a plan is about, only a bill is exact. */
export function aboutRupees(amount: number, step = 1): string {
  const rupees = Math.round(amount / 100 / step) * step;
  return `${rupees < 0 ? '−' : ''}₹${formatCount(Math.abs(rupees))}`;
}
