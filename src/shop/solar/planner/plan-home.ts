import { type Paise, paise } from '#src/kernel/money.ts';
import type { Tariff } from '#src/kernel/solar/bill.ts';
import { climateAt, type LocalClimate } from '#src/kernel/solar/climate.ts';
import type { DatedFigure, MissingFigure } from '#src/kernel/solar/figures/dated-figure.ts';
import type { Discom } from '#src/kernel/solar/figures/figure-table.ts';
import { type FiguresOfDay, figuresOf, type Known, type Unknown } from '#src/kernel/solar/figures/read-figures.ts';
import { type Question, type Rate, readConsumption, type Use } from '#src/kernel/solar/plan/consumption.ts';
import type { Home, Terms } from '#src/kernel/solar/plan/home.ts';
import { type Plan, planRoof } from '#src/kernel/solar/plan/plan-roof.ts';
import { type FieldReasons, invalid } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { soldStates } from '#src/shop/back-office/settings/sold-states.ts';
import { listKits, type NamedKit } from '#src/shop/catalogue/compatibility/list-kits.ts';
import { placeOfPin } from '#src/shop/sales/delivery/place-of-pin.ts';
import { listFigures } from '#src/shop/solar/figures/list-figures.ts';
import { findPin, places } from '#src/shop/solar/sun/places.ts';
import { FACING, type PlanAnswers } from './answers.ts';
import { readTerms } from './terms.ts';

/** What is known of a home before its system is computed. */
export type ReadHome = {
  place: { name: string; state: string; local: LocalClimate; delivered: boolean };
  /** Who bills there; undefined where the reader has not said which of `choices`. */
  discom: Discom | undefined;
  choices: Discom[];
  day: FiguresOfDay;
  tariff: Known<Tariff> | Unknown;
  /** Of a month, as far as it is known without a tariff. */
  fixed: Paise;
};

export type HomePlan = Pick<ReadHome, 'place' | 'discom'> & {
  use: Use;
  rate: Rate;
  plan: Plan<NamedKit>;
  terms: Terms;
  /** What was computed with, and what is not known on this day. */
  used: DatedFigure[];
  missing: MissingFigure[];
};

const ASKS: Record<Question, FieldReasons> = {
  units: { units: 'units-needed' },
  bill: { bill: 'bill-needed' },
  'bill-below-fixed-charge': { bill: 'bill-below-fixed-charge' },
};

/** The load of a home that does not know its own, kW: only the fixed charge hangs on it, which a system does not save. */
const USUAL_LOAD_KW = 3;

/**
 * Where a home is, and what electricity costs there today.
 * @throws `invalid` for a PIN code that is not known, in another State, or far from any measured sun, and for a company that does not supply it
 */
export async function readHome(
  platform: Platform,
  { pin, discom: chosen, sanctionedKw = USUAL_LOAD_KW }: Pick<PlanAnswers, 'pin' | 'discom' | 'sanctionedKw'>,
): Promise<ReadHome> {
  const place = await findHome(platform, pin);
  const { figures, today } = await listFigures(platform);
  const day = figuresOf(figures, today);
  const found = day.discoms(pin);
  const choices = found.value ?? [];
  if (chosen && !choices.includes(chosen)) throw invalid({ discom: 'discom-not-there' });
  const discom = chosen ?? (choices.length === 1 ? choices[0] : undefined);
  // Where two are possible and none was chosen, no tariff: the reader's own bill decides.
  const unknown: Unknown = { missing: found.missing ?? [] };
  const home = discom && { discom, rural: false, sanctionedKw };
  const tariff = home ? day.tariff(home) : unknown;
  return { place, discom, choices, day, tariff, fixed: home ? day.fixedCharge(home) : paise(0) };
}

/** Throws `invalid` with the field that has to be answered too. */
export function readUse(
  answers: PlanAnswers,
  { tariff, fixed }: Pick<ReadHome, 'tariff' | 'fixed'>,
): { use: Use; rate: Rate } {
  const { asks, use, rate } = readConsumption(answers, tariff.value, fixed);
  if (asks) throw invalid(ASKS[asks]);
  return { use, rate };
}

/**
 * From a household's answers to the system that suits it.
 * @throws `invalid` with the field of an answer that is wrong or that is missing for this home
 */
export async function planHome(platform: Platform, answers: PlanAnswers): Promise<HomePlan> {
  const { place, discom, day, tariff, fixed } = await readHome(platform, answers);
  const { use, rate } = readUse(answers, { tariff, fixed });
  const { terms, ...sources } = readTerms(day, place.state, answers.tariffGrowth);
  const kits = await listKits(platform, {
    ...{ coldC: place.local.row.tColdC, on: day.day, residential: true, netMetering: true },
    ...(answers.phases && { phases: answers.phases }),
    ...(answers.sanctionedKw && { sanctionedLoadKw: answers.sanctionedKw }),
  });
  const home = homeOf(answers, { use, rate, place });
  return {
    ...{ place, discom, use, rate, terms, plan: planRoof(kits, home, terms) },
    used: [...(tariff.missing ? [] : tariff.used), ...sources.used],
    missing: [...(tariff.missing ?? []), ...sources.missing],
  };
}

/** What a plan is computed for. */
export const homeOf = (answers: PlanAnswers, { use, rate, place }: Pick<HomePlan, 'use' | 'rate' | 'place'>): Home => ({
  ...{ use, rate, billMonths: answers.months, local: place.local, roofM2: answers.roofM2 },
  ...{ shade: answers.shade, azimuth: FACING[answers.facing], residential: true },
  sharedRoof: answers.home === 'flat',
});

async function findHome(platform: Platform, pin: string): Promise<ReadHome['place']> {
  const [point, zone] = [findPin(pin), await placeOfPin(platform, pin)];
  if (!(point && zone)) throw invalid({ pin: 'pin-not-known' });
  if (!soldStates(platform).includes(zone.state)) throw invalid({ pin: 'pin-in-other-state' });
  const local = climateAt(places().places, point);
  if (!local) throw invalid({ pin: 'sun-not-measured' });
  return { name: point.name, state: zone.state, local, delivered: zone.served };
}
