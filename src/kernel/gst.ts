/** GST of an amount that includes it, in paise. Within the seller's State it is CGST and SGST in equal halves; else IGST. */
export type Tax = { taxable: number; cgst: number; sgst: number; igst: number };

/** An amount with its tax: taxable + cgst + sgst + igst = gross, always. */
export type TaxedAmount = Tax & { gross: number };

/**
 * Extracts the tax from an amount that includes it (CGST Rules, rule 35; arithmetic of india.md §2): rounded half up to the
 * paisa; CGST and SGST are each computed at half the rate, so that they are equal and everything adds up.
 * @param rateBp the full rate in hundredths of a percent, e.g. 1800
 */
export function taxOf(gross: number, rateBp: number, interState: boolean): TaxedAmount {
  const unit = roundHalfUp(gross, rateBp, (interState ? 1 : 2) * (10_000 + rateBp));
  return interState ? wholeTax(gross, unit) : halvedTax(gross, unit);
}

/** Both halves at `half`. */
export const halvedTax = (gross: number, half: number): TaxedAmount => ({
  gross,
  taxable: gross - 2 * half,
  cgst: half,
  sgst: half,
  igst: 0,
});
export const wholeTax = (gross: number, tax: number): TaxedAmount => ({
  gross,
  taxable: gross - tax,
  cgst: 0,
  sgst: 0,
  igst: tax,
});

/** amount · numerator / denominator, rounded half up. With BigInt: the product can exceed 2^53. */
export const roundHalfUp = (amount: number, numerator: number, denominator: number): number =>
  Number((BigInt(amount) * BigInt(numerator) * 2n + BigInt(denominator)) / (BigInt(denominator) * 2n));
