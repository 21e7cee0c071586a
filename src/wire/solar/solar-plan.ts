import { z } from '@hono/zod-openapi';
import { fromRupees, paise, toRupees } from '#src/kernel/money.ts';
import type { Finding } from '#src/kernel/solar/compatibility/finding.ts';
import { DISCOMS } from '#src/kernel/solar/figures/figure-table.ts';
import { schemeEnd } from '#src/kernel/solar/figures/scheme-end.ts';
import type { KitAtHome } from '#src/kernel/solar/plan/kit-at-home.ts';
import { OUTCOMES } from '#src/kernel/solar/plan/plan-roof.ts';
import { SUBSIDY_REASONS } from '#src/kernel/solar/subsidy.ts';
import type { NamedKit } from '#src/shop/catalogue/compatibility/list-kits.ts';
import { FACING, type Facing, type PlanAnswers } from '#src/shop/solar/planner/answers.ts';
import type { HomePlan } from '#src/shop/solar/planner/plan-home.ts';
import { coded } from '#src/wire/coded.ts';
import { success } from '#src/wire/values.ts';
import { choice, decimal, single } from './solar.ts';
import { encodeFinding, wireFinding } from './solar-fit.ts';

const FACINGS = Object.keys(FACING) as [Facing, ...Facing[]];
/** Twelve numbers of units, from January. */
const TWELVE = /^\d{1,6}(?:\.\d)?(?:,\d{1,6}(?:\.\d)?){11}$/;
/** A household's largest bill, ₹; above it is a factory's, or a mistake. */
const MOST_BILL = 1_000_000;
const MOST_UNITS = 100_000;
/** A single panel needs more, m². */
const LEAST_ROOF = 3;

/** GET /solar/plan: the parameters of the page of the same name. */
export const planQuery = z
  .object({
    pin: single().regex(/^\d{6}$/, coded('zipcode-format')),
    discom: choice(DISCOMS).optional(),
    bill: decimal(1, MOST_BILL, 'The amount of a usual bill, rupees').optional(),
    months: choice(['1', '2']).default('1').openapi({ description: 'In that bill' }),
    units: decimal(1, MOST_UNITS, 'On that bill').optional(),
    use12: single().regex(TWELVE, coded('twelve-numbers')).optional().openapi({
      description: 'Units of twelve months from January, separated by commas',
    }),
    roof: decimal(LEAST_ROOF, 10_000, 'Free roof, m²').optional(),
    shade: choice(['none', 'little', 'some']).default('little'),
    dir: choice(FACINGS).default('s').openapi({ description: 'Where the panels look' }),
    phase: choice(['1', '3']).optional(),
    load: decimal(0.5, 1000, 'Sanctioned load, kW').optional(),
    home: choice(['own', 'flat', 'rented']).default('own'),
    growth: choice(['0', '3']).default('0').openapi({ description: 'By how many percent bills rise each year' }),
  })
  .refine(({ bill, units, use12 }) => bill !== undefined || units !== undefined || use12 !== undefined, {
    path: ['bill'],
    error: coded('bill-or-units'),
  });

export const decodePlanQuery = ({
  bill,
  months,
  use12,
  roof,
  dir,
  phase,
  load,
  growth,
  ...rest
}: z.infer<typeof planQuery>): PlanAnswers => ({
  ...rest,
  bill: bill === undefined ? undefined : fromRupees(Math.round(bill * 100) / 100),
  months: months === '2' ? 2 : 1,
  year: use12?.split(',').map(Number),
  roofM2: roof,
  facing: dir,
  phases: phase === undefined ? undefined : phase === '3' ? 3 : 1,
  sanctionedKw: load,
  tariffGrowth: Number(growth) / 100,
});

const amount = z.number().openapi({ description: 'Rupees, at most two decimals' });
const kwh = z.number().openapi({ description: 'kWh' });
const years = z.number().nullable().openapi({ description: 'Null if not within 25 years' });

const plannedSystem = z.object({
  products: z.array(z.object({ _id: z.string(), quantity: z.number() })),
  kwp: z.number(),
});

const wirePlan = z
  .object({
    outcome: z.enum(OUTCOMES).openapi({ description: 'Without a system, why there is none' }),
    units: z.number().openapi({ description: 'On a usual bill' }),
    place: z.object({ id: z.string(), name: z.string(), distanceKm: z.number(), delivered: z.boolean() }),
    wantedKw: z.number().nullable().openapi({ description: 'Gives in a year what the home uses' }),
    smallestRoof: z
      .number()
      .nullable()
      .openapi({ description: 'm² of the smallest system, where the roof is smaller' }),
    soldOut: z
      .object({
        _id: z.string(),
        restockOn: z.string().nullable().openapi({ description: 'When it is expected again' }),
      })
      .nullable()
      .openapi({ description: 'A kit that would suit better, or as the only one, but is sold out' }),
    system: plannedSystem.nullable(),
    generation: z.object({ months: z.array(kwh), year: kwh, careful: kwh, good: kwh }).nullable(),
    savings: z.object({ year: amount, careful: amount, good: amount }).nullable(),
    price: z
      .object({
        installed: amount.nullable().openapi({ description: 'Null where a figure for it is not known' }),
        goods: amount.nullable(),
        service: amount.nullable(),
        loose: amount,
      })
      .nullable(),
    subsidy: z
      .object({ amount, until: z.string().nullable(), why: z.enum(SUBSIDY_REASONS) })
      .nullable()
      .openapi({ description: 'Paid later to the customer, never part of a price' }),
    payback: z
      .object({ years, careful: years, withoutSubsidy: years })
      .nullable()
      .openapi({ description: 'Null where upkeep is not known' }),
    lifeCost: amount.nullable().openapi({ description: 'Price, upkeep and a second inverter over 25 years' }),
    emi: z
      .object({ loan: amount, perMonth: amount, ratePercent: z.number(), months: z.number() })
      .nullable()
      .openapi({ description: 'By the loan of the scheme; null where it is not known for this day' }),
    findings: z.array(wireFinding),
    figures: z.array(
      z.object({
        key: z.string(),
        scope: z.string(),
        value: z.unknown(),
        source: z.string(),
        kind: z.string(),
        effectiveFrom: z.string(),
        effectiveTo: z.string().nullable(),
        confirmed: z.boolean(),
      }),
    ),
    missing: z.array(z.object({ key: z.string(), scope: z.string(), why: z.string(), day: z.string().nullable() })),
  })
  .openapi('SolarPlan');

export const planAnswer = z.object({ status: success, data: z.object({ plan: wirePlan }) });

/** Enough for any system, without the noise of doubles. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
const toYears = (value: number | undefined) => (value === undefined ? null : rounded(value));

/** @param say - a finding as a sentence in the caller's language @param sayPlace - a place's name in it */
export function encodePlan(
  found: HomePlan,
  say: (finding: Finding) => string,
  sayPlace: (name: string) => string,
): z.infer<typeof wirePlan> {
  const { place, use, plan, used, missing } = found;
  const { local } = place;
  return {
    outcome: plan.outcome,
    units: rounded(use.perBill),
    place: {
      ...{
        id: local.row.id,
        name: sayPlace(place.name),
        distanceKm: Math.round(local.distanceKm),
        delivered: place.delivered,
      },
    },
    wantedKw: 'wantedKw' in plan ? rounded(plan.wantedKw) : null,
    smallestRoof: 'smallestM2' in plan ? plan.smallestM2 : null,
    soldOut: 'soldOut' in plan && plan.soldOut ? encodeSoldOut(plan.soldOut.kit) : null,
    ...(plan.outcome === 'fits' ? encodeSystem(plan.chosen, schemeEnd({ used, missing }), say) : NO_SYSTEM),
    figures: used.map(({ key, scope, value, source, kind, effectiveFrom, effectiveTo, confirmed }) => ({
      ...{ key, scope, value, source, kind, effectiveFrom, effectiveTo, confirmed },
    })),
    missing: missing.map(({ key, scope, why, day = null }) => ({ key, scope, why, day })),
  };
}

const encodeSoldOut = ({ id, restockOn }: NamedKit) => ({ _id: id, restockOn: restockOn ?? null });

const NO_SYSTEM = {
  ...{
    system: null,
    generation: null,
    savings: null,
    price: null,
    subsidy: null,
    payback: null,
    lifeCost: null,
    emi: null,
  },
  findings: [],
};

function encodeSystem(
  { kit, months, year, saved, price, subsidy, payback, lifeCost, emi }: KitAtHome<NamedKit>,
  until: string | null,
  say: (finding: Finding) => string,
) {
  return {
    system: { products: [{ _id: kit.id, quantity: 1 }], kwp: kit.kwp },
    generation: {
      months: months.map(rounded),
      ...{ year: rounded(year.expected), careful: rounded(year.careful), good: rounded(year.good) },
    },
    savings: { year: toRupees(saved.expected), careful: toRupees(saved.careful), good: toRupees(saved.good) },
    price: {
      installed: price ? toRupees(price.total) : null,
      goods: price ? toRupees(paise(price.goods.gross)) : null,
      service: price ? toRupees(paise(price.service.gross)) : null,
      loose: toRupees(price?.loose ?? kit.price),
    },
    subsidy: { amount: toRupees(subsidy.amount), until, why: subsidy.why },
    payback: payback
      ? {
          ...{ years: toYears(payback.years), careful: toYears(payback.careful) },
          withoutSubsidy: toYears(payback.withoutSubsidy),
        }
      : null,
    lifeCost: lifeCost === undefined ? null : toRupees(lifeCost),
    emi: emi ? { ...emi, loan: toRupees(emi.loan), perMonth: toRupees(emi.perMonth) } : null,
    findings: kit.findings.map((one) => encodeFinding(one, say(one))),
  };
}
