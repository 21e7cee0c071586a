import { type Paise, paise } from '../money.ts';

/** What a lender offers: at most so much, for so many months. */
export type LoanTerms = { most: Paise; ratePercent: number; months: number };

/**
 * The equal monthly payment of a loan, rounded to the paisa: P·i·(1+i)ⁿ / ((1+i)ⁿ − 1).
 *
 * @param ratePercent of a year; 0 divides the loan evenly
 */
export function emiOf(loan: Paise, ratePercent: number, months: number): Paise {
  const i = ratePercent / 1200;
  if (i === 0) return paise(Math.round(loan / months));
  const grown = (1 + i) ** months;
  return paise(Math.round((loan * i * grown) / (grown - 1)));
}
