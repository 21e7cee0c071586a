import { type Paise, paise } from '../../money.ts';
import { type CostsOverTime, costsOverTime, LIFE_YEARS, shareInYear } from '../costs-over-time.ts';
import { emiOf, type LoanTerms } from '../emi.ts';
import { type InstalledPrice, installedPrice } from '../installed-price.ts';
import { SHADE } from '../losses.ts';
import { type Settlement, savedInYear } from '../settlement.ts';
import { type Subsidy, subsidyFor } from '../subsidy.ts';
import { yieldByMonth } from '../yield.ts';
import type { Home, Terms } from './home.ts';
import type { Kit } from './kit.ts';

/** The same as expected, in a careful and in a good year. */
type Range<T> = { expected: T; careful: T; good: T };

/** What a kit does in a home. */
export type KitAtHome<K extends Kit> = {
  kit: K;
  /** kWh of the first year, from January. */
  months: number[];
  year: Range<number>;
  saved: Range<Paise>;
  /** Undefined without the figures for it. */
  price: InstalledPrice | undefined;
  subsidy: Subsidy;
  /** What the kit and its installation cost, less a subsidy that is due; the goods alone where no price with installation is known. */
  cost: Paise;
  /** Undefined where upkeep is not known. */
  overTime: CostsOverTime | undefined;
  /** Undefined where upkeep is not known; its years are undefined if the system does not pay back within 25. */
  payback: Payback | undefined;
  /** Price, upkeep and a second inverter, less a subsidy that is due, over 25 years. */
  lifeCost: Paise | undefined;
  /** By the loan of the scheme, as much of the cost as it covers, over its full time. */
  emi: { loan: Paise; perMonth: Paise; ratePercent: number; months: number } | undefined;
};

type Payback = {
  years?: number | undefined;
  careful?: number | undefined;
  withoutSubsidy?: number | undefined;
};

export function placeKit<K extends Kit>(kit: K, home: Home, terms: Terms): KitAtHome<K> {
  const { local } = home;
  const months = yieldByMonth(local.row, {
    ...kit,
    azimuth: home.azimuth,
    losses: { ...terms.losses, shade: SHADE[home.shade] },
  });
  const sum = months.reduce((all, one) => all + one, 0);
  const settlement: Settlement = {
    tariff: home.rate.tariff,
    months: home.billMonths,
    exportPaisePerUnit: terms.exportPaisePerUnit,
  };
  const saved = (share: number) => savedInYear(home.use.months, months, settlement, share);
  const price = terms.installed && priceOf(kit, terms.installed, terms.interState);
  const subsidy = subsidyFor({
    rates: terms.subsidy,
    schemeEnded: terms.schemeEnded,
    kw: { modules: kit.kwp, inverter: kit.acKw },
    residential: home.residential,
    dcr: kit.dcr,
    vendorRegistered: terms.vendorRegistered,
    specialState: terms.specialState,
  });
  const full = price?.total ?? kit.price;
  const cost = paise(Math.max(0, full - subsidy.amount));
  const { upkeepPerYear } = terms;
  const over = (amount: Paise, share: number) =>
    upkeepPerYear === undefined
      ? undefined
      : costsOverTime({
          cost: amount,
          savedIn: (year) => saved(share * shareInYear(year)),
          upkeepPerYear,
          inverterPrice: kit.inverterPrice,
          tariffGrowth: terms.tariffGrowth,
        });
  const overTime = over(cost, 1);
  return {
    kit,
    months,
    year: { expected: sum, careful: sum * local.careful, good: sum * local.good },
    saved: { expected: saved(1), careful: saved(local.careful), good: saved(local.good) },
    price,
    subsidy,
    cost,
    overTime,
    payback: overTime && {
      years: overTime.paybackYears,
      careful: over(cost, local.careful)?.paybackYears,
      withoutSubsidy: over(full, 1)?.paybackYears,
    },
    lifeCost: upkeepPerYear === undefined ? undefined : paise(cost + LIFE_YEARS * upkeepPerYear + kit.inverterPrice),
    emi: terms.loan && emiFor(cost, terms.loan),
  };
}

function emiFor(cost: Paise, { most, ratePercent, months }: LoanTerms) {
  const loan = paise(Math.min(cost, most));
  return { loan, perMonth: emiOf(loan, ratePercent, months), ratePercent, months };
}

/** Work is a net amount for each kW of the inverter, as it is quoted in the trade. */
function priceOf(kit: Kit, { tax, workPerKw }: NonNullable<Terms['installed']>, interState: boolean) {
  const work = paise(Math.round(workPerKw * kit.acKw));
  return installedPrice([{ gross: kit.price, rateBp: kit.gstBp }], work, tax, interState);
}
