import { paise } from '#src/kernel/money.ts';
import { climateAt } from '#src/kernel/solar/climate.ts';
import { STANDARD_LOSSES } from '#src/kernel/solar/losses.ts';
import { readConsumption } from '#src/kernel/solar/plan/consumption.ts';
import type { Home, Terms } from '#src/kernel/solar/plan/home.ts';
import type { Kit } from '#src/kernel/solar/plan/kit.ts';
import { PLACES, placeOf, TEST_TARIFF } from './vectors.ts';

const rupees = (amount: number) => paise(Math.round(amount * 100));

/** A home in Ahmedabad that uses 414 units a month. */
export function household(units = 414, more: Partial<Home> = {}): Home {
  const { use, rate } = readConsumption({ months: 1, units }, TEST_TARIFF, paise(0));
  const local = climateAt(PLACES, placeOf('ahmedabad'));
  if (!(use && local)) throw new Error('a household without use or sun');
  return {
    use,
    rate,
    billMonths: 1,
    local,
    shade: 'little',
    azimuth: 0,
    residential: true,
    sharedRoof: false,
    ...more,
  };
}

/** All figures known, the subsidy in force. */
export const TERMS: Terms = {
  losses: STANDARD_LOSSES,
  installed: { tax: { goodsShareBp: 7000, goodsRateBp: 500, serviceRateBp: 1800 }, workPerKw: rupees(9000) },
  subsidy: { perKw: rupees(30_000), firstKw: 2, perKwBeyond: rupees(18_000), lastKw: 3, specialBp: 1000 },
  vendorRegistered: true,
  specialState: false,
  exportPaisePerUnit: 225,
  upkeepPerYear: rupees(3600),
  mostYears: 8,
  tariffGrowth: 0,
  interState: false,
};

const kit = (id: string, price: number, inverterPrice: number, more: Partial<Kit>): Kit => ({
  ...{ id, price: rupees(price), inverterPrice: rupees(inverterPrice), gstBp: 500, inStock: true, gamma: -0.35 },
  ...{ tilt: 15, dcr: true, findings: [], kwp: 1, acKw: 1, efficiency: 0.97, areaM2: 10, ...more },
});

/** Two kits of the demonstration, and the one that gets no net meter. */
export const KITS: readonly Kit[] = [
  kit('balcony', 44_990, 11_990, { kwp: 0.89, acKw: 0.8, areaM2: 5 }),
  kit('three', 139_990, 22_990, { kwp: 3.24, acKw: 3, efficiency: 0.976, areaM2: 32 }),
  kit('five', 224_990, 32_990, { kwp: 5.4, acKw: 5, efficiency: 0.978, areaM2: 54 }),
];
