import type { TaxedAmount } from '#src/kernel/gst.ts';
import type { DocumentLine } from './document.ts';
import { addTax } from './tax.ts';

/** Totals of the lines of each rate, lowest rate first. */
export function taxByRate(lines: readonly DocumentLine[]): (TaxedAmount & { rateBp: number })[] {
  const rates = [...new Set(lines.map(({ rateBp }) => rateBp))].sort((a, b) => a - b);
  return rates.map((rateBp) => ({ rateBp, ...addTax(lines.filter((line) => line.rateBp === rateBp)) }));
}
