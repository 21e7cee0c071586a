import type { Day } from '#src/kernel/india-time.ts';
import type { Locale } from '#src/kernel/locales.ts';
import { spokenIn } from '#src/kernel/product-words.ts';
import type { DatedFigure } from '#src/kernel/solar/figures/dated-figure.ts';
import { schemeEnd } from '#src/kernel/solar/figures/scheme-end.ts';
import { unconfirmedIn } from '#src/kernel/solar/figures/unconfirmed.ts';
import type { KitAtHome } from '#src/kernel/solar/plan/kit-at-home.ts';
import type { Plan } from '#src/kernel/solar/plan/plan-roof.ts';
import type { NamedKit } from '#src/shop/catalogue/compatibility/list-kits.ts';
import type { HomePlan } from '#src/shop/solar/planner/plan-home.ts';
import { sayPlace } from '#src/shop/solar/sun/say-place.ts';
import { saidFindings } from '#src/web/features/solar-findings/said-findings.server.ts';

/** What the page shows of a plan on a day, and no more. Money in paise, energy in whole units, years to a tenth. */
export function toView({ place, use, rate, plan, terms, used, missing }: HomePlan, locale: Locale, today: Day) {
  const { local } = place;
  return {
    place: {
      name: sayPlace(locale, place.name),
      measuredAt: sayPlace(locale, local.row.name),
      km: Math.round(local.distanceKm),
      delivered: place.delivered,
    },
    use: { units: Math.round(use.perBill), from: use.from, rateFrom: rate.from },
    result: toResult(plan, locale, today),
    subsidyUntil: schemeEnd({ used, missing }),
    unconfirmed: unconfirmedIn(used),
    mostYears: terms.mostYears,
    exportPaise: terms.exportPaisePerUnit,
    figures: used.map(({ id, key, scope, kind, confirmed, effectiveTo }: DatedFigure) => ({
      ...{ id, key, scope, kind, confirmed, effectiveTo },
    })),
    missing: missing.map(({ key, scope, why, day }) => ({ key, scope, why, day })),
  };
}

function toResult(plan: Plan<NamedKit>, locale: Locale, today: Day) {
  switch (plan.outcome) {
    case 'fits':
      return {
        outcome: plan.outcome,
        system: toSystem(plan.chosen, locale),
        step: toStep(plan),
        soldOut: plan.soldOut && toSoldOut(plan.soldOut.kit, locale, today),
      };
    case 'sold-out':
      return { outcome: plan.outcome, ...toSoldOut(plan.soldOut.kit, locale, today) };
    case 'no-kit-fits':
      return { outcome: plan.outcome };
    default:
      return plan;
  }
}

/** A kit that is sold out, and when it is expected again: a day that is over says nothing. */
const toSoldOut = (kit: NamedKit, locale: Locale, today: Day) => ({
  name: spokenIn(locale, kit).name,
  restockOn: kit.restockOn && kit.restockOn >= today ? kit.restockOn : undefined,
});

/** Why the size is not larger. */
function toStep({ choice: { stopped } }: Extract<Plan<NamedKit>, { outcome: 'fits' }>) {
  if (stopped.why === 'largest') return undefined;
  const { to, cost, saved, years } = stopped.step;
  return { kwp: to.kit.kwp, cost, saved, years: years === undefined ? undefined : tenth(years) };
}

function toSystem(
  { kit, months, year, saved, price, subsidy, cost, payback, overTime, lifeCost, emi }: KitAtHome<NamedKit>,
  locale: Locale,
) {
  return {
    ...{
      id: kit.id,
      name: spokenIn(locale, kit).name,
      kwp: kit.kwp,
      acKw: kit.acKw,
      areaM2: kit.areaM2,
      kitPrice: kit.price,
    },
    months: months.map(Math.round),
    year: { expected: Math.round(year.expected), careful: Math.round(year.careful), good: Math.round(year.good) },
    saved,
    price: price && {
      installed: price.total,
      goods: price.goods.gross,
      service: price.service.gross,
      loose: price.loose,
    },
    subsidy,
    cost,
    payback: payback && {
      years: optional(payback.years),
      careful: optional(payback.careful),
      withoutSubsidy: optional(payback.withoutSubsidy),
    },
    overTime: overTime && { balance: overTime.balance, gain: overTime.gain },
    lifeCost,
    emi,
    findings: saidFindings(locale, kit.findings),
  };
}

const tenth = (years: number) => Math.round(years * 10) / 10;
const optional = (years: number | undefined) => (years === undefined ? undefined : tenth(years));

export type PlanView = ReturnType<typeof toView>;
export type SystemView = ReturnType<typeof toSystem>;
