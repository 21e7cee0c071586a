import { halvedTax, roundHalfUp, type TaxedAmount, wholeTax } from '#src/kernel/gst.ts';

/** @internal for tests. */
export const NO_TAX: TaxedAmount = { gross: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 };

export const addTax = (all: readonly TaxedAmount[]): TaxedAmount =>
  all.reduce(
    (sum, one) => ({
      gross: sum.gross + one.gross,
      taxable: sum.taxable + one.taxable,
      cgst: sum.cgst + one.cgst,
      sgst: sum.sgst + one.sgst,
      igst: sum.igst + one.igst,
    }),
    NO_TAX,
  );

const minus = (from: TaxedAmount, one: TaxedAmount): TaxedAmount => ({
  gross: from.gross - one.gross,
  taxable: from.taxable - one.taxable,
  cgst: from.cgst - one.cgst,
  sgst: from.sgst - one.sgst,
  igst: from.igst - one.igst,
});

/**
 * The tax in the part of an invoiced amount that is credited now. Parts of any size never credit more tax than was charged,
 * and together exactly what was charged: each brings the sum of the parts to the share that is due, and the last is simply
 * the rest. (From a rupee upwards; with many parts of single paise the taxable value may be one paisa off.)
 * @param credited what earlier parts credited; `gross` is at most what is left
 */
export function creditOf(invoiced: TaxedAmount, credited: TaxedAmount, gross: number): TaxedAmount {
  const left = minus(invoiced, credited);
  if (gross < 0 || gross > left.gross) throw new RangeError(`cannot credit ${gross} of ${left.gross}`);
  if (gross === left.gross) return left;
  const interState = invoiced.igst > 0;
  const step = interState ? 1 : 2;
  const [charged, taken, rest] = interState
    ? [invoiced.igst, credited.igst, left.igst]
    : [invoiced.cgst, credited.cgst, left.cgst];
  const due = roundHalfUp(credited.gross + gross, charged, invoiced.gross) - taken;
  const most = Math.min(rest, Math.floor(gross / step));
  const least = Math.max(0, Math.ceil((gross - left.taxable) / step));
  const unit = Math.min(most, Math.max(least, due));
  return interState ? wholeTax(gross, unit) : halvedTax(gross, unit);
}

/** The share of an amount for units `before` to `before + units` of `all`: the shares sum to the amount however it is split. */
export function shareOfUnits(amount: number, all: number, before: number, units: number): number {
  const upTo = (count: number) => Number((BigInt(amount) * BigInt(count)) / BigInt(all));
  return upTo(before + units) - upTo(before);
}
