import { type TaxedAmount, taxOf } from '../gst.ts';
import { type Paise, paise } from '../money.ts';

/** What a part costs with its tax; the rate in hundredths of a percent. */
export type PricedPart = { gross: Paise; rateBp: number };

/** How a system that is sold with its installation is taxed: a share as goods, the rest as service. Rates in hundredths of a percent. */
export type InstalledTax = { goodsShareBp: number; goodsRateBp: number; serviceRateBp: number };

export type InstalledPrice = {
  /** What the customer pays: goods + service, to the paisa. */
  total: Paise;
  goods: TaxedAmount;
  service: TaxedAmount;
  /** The same parts and work each bought for itself, for comparison. */
  loose: Paise;
};

/**
 * A system's price with installation. The net value is taxed at the mixed rate (8.9 % with 70:30 at 5 and 18 %) and split so that each part's own
 * tax comes out of its gross. Formula 14 of docs/solar.md.
 *
 * @param work net of tax
 */
export function installedPrice(
  parts: readonly PricedPart[],
  work: Paise,
  tax: InstalledTax,
  interState: boolean,
): InstalledPrice {
  const whole = 10_000n * 10_000n;
  const goodsFactor = BigInt(tax.goodsShareBp) * BigInt(10_000 + tax.goodsRateBp);
  const serviceFactor = BigInt(10_000 - tax.goodsShareBp) * BigInt(10_000 + tax.serviceRateBp);
  const factor = goodsFactor + serviceFactor;
  const net = netOf(parts, work);
  const total = rounded(net.numerator * factor, net.denominator * whole);
  const goods = rounded(BigInt(total) * goodsFactor, factor);
  const loose = parts.reduce<number>((all, { gross }) => all + gross, withTax(work, tax.serviceRateBp));
  return {
    total,
    goods: taxOf(goods, tax.goodsRateBp, interState),
    service: taxOf(total - goods, tax.serviceRateBp, interState),
    loose: paise(loose),
  };
}

type Fraction = { numerator: bigint; denominator: bigint };

/** Exact: rounding each part to the paisa would move the total. */
const netOf = (parts: readonly PricedPart[], work: Paise): Fraction =>
  parts.reduce<Fraction>(
    ({ numerator, denominator }, { gross, rateBp }) => {
      const of = BigInt(10_000 + rateBp);
      return { numerator: numerator * of + BigInt(gross) * 10_000n * denominator, denominator: denominator * of };
    },
    { numerator: BigInt(work), denominator: 1n },
  );

const rounded = (numerator: bigint, denominator: bigint): Paise =>
  paise(Number((numerator * 2n + denominator) / (denominator * 2n)));

const withTax = (net: Paise, rateBp: number): Paise => rounded(BigInt(net) * BigInt(10_000 + rateBp), 10_000n);
