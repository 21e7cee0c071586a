import type { Paise } from './money.ts';
import { pinPrefixes } from './pin-prefixes.ts';

/**
 * For which orders the owner takes cash on delivery: `least` and `most` in rupees, `excludedPins` the beginnings of PIN codes, comma-separated,
 * for which it is not offered. Off while `most` is zero.
 */
export type CashTerms = { least: number; most: number; excludedPins: string };

export const takesCash = ({ most }: Pick<CashTerms, 'most'>): boolean => most > 0;

/** Why an order is not offered cash on delivery; undefined where it is. An address that is not chosen yet may be anywhere. */
export type WhyNoCash = 'below' | 'above' | 'place';

export function whyNoCash(
  terms: CashTerms,
  { total, zipcode }: { total: Paise; zipcode?: string },
): WhyNoCash | undefined {
  if (total > terms.most * 100) return 'above';
  if (total < terms.least * 100) return 'below';
  const isExcluded = pinPrefixes(terms.excludedPins).some((prefix) => zipcode?.startsWith(prefix));
  return isExcluded ? 'place' : undefined;
}
