import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areShares, splitInstallation, USUAL_SHARES } from './installation.ts';
import { type Paise, paise, sum } from './money.ts';

const amount = (most: number) => fc.integer({ min: 0, max: most }).map(paise);
const shares = fc
  .tuple(fc.integer({ min: 1, max: 97 }), fc.integer({ min: 1, max: 97 }))
  .filter(([a, b]) => a + b < 100)
  .map(([a, b]) => [a, b, 100 - a - b]);
const minus = (a: Paise, b: Paise) => a - b;

describe('the milestones of an installed system', () => {
  it('are 10, 60 and 30 % of the example of docs/solar.md', () => {
    const { milestones } = splitInstallation(
      { goods: paise(11_783_800), service: paise(5_675_463), credit: paise(0) },
      USUAL_SHARES,
    );
    expect(milestones.map((one) => one.amount)).toEqual([1_745_926, 10_475_558, 5_237_779]);
  });

  it('add up to the price to the paisa, goods and service each, whatever is credited', () => {
    fc.assert(
      fc.property(
        amount(10_000_000_000),
        amount(10_000_000_000),
        amount(100_000),
        shares,
        (goods, service, fee, parts) => {
          fc.pre(goods + service > fee);
          const { total, creditGoods, milestones } = splitInstallation({ goods, service, credit: fee }, parts);
          expect(total).toBe(goods + service - fee);
          expect(sum(milestones.map((one) => one.amount))).toBe(total);
          expect(sum(milestones.map((one) => one.goods))).toBe(minus(goods, creditGoods));
          for (const one of milestones) expect(one.goods).toBeLessThanOrEqual(one.amount);
          expect(creditGoods).toBeLessThanOrEqual(Math.min(fee, goods));
          expect(fee - creditGoods).toBeLessThanOrEqual(service);
        },
      ),
    );
  });

  it('are whole percents that add up to 100', () => {
    expect(areShares(USUAL_SHARES)).toBe(true);
    for (const wrong of [
      [10, 60],
      [10, 60, 29],
      [0, 70, 30],
      [10.5, 59.5, 30],
    ])
      expect(areShares(wrong)).toBe(false);
  });
});
