import { marginalPaise } from '#src/kernel/solar/bill.ts';
import { figuresOf } from '#src/kernel/solar/figures/read-figures.ts';
import type { Platform } from '#src/platform/platform.ts';
import { listFigures } from '#src/shop/solar/figures/list-figures.ts';
import { newestPlanAt } from '#src/shop/solar/proposals/newest-plan.ts';
import { expectationOf, type PlantExpectation, type PlantSite } from './expectation.ts';
import { selectSites } from './plant-site.store.ts';

type Reading = Pick<Platform, 'db' | 'clock' | 'settings' | 'shopSettings'>;

/** A customer's plant, as far as its visits need to know it. */
export type PlantFigures = {
  kwp: number;
  /** Undefined where no measured place is near. */
  expectation: PlantExpectation | undefined;
  /** What its customer's last unit of a month costs; undefined where neither a saved plan nor a tariff in force says so. */
  rupeesAUnit: number | undefined;
};

/**
 * The plant of a customer at a PIN code. Undefined without one, and where there are several: nobody knows which of them a visit is to, as with the
 * readings of technicians.
 */
export async function plantFiguresAt(reading: Reading, uid: string, pin: string): Promise<PlantFigures | undefined> {
  const [site, ...others] = await selectSites(reading.db, uid, pin);
  if (!site || others.length > 0) return undefined;
  const expectation = expectationOf(site);
  return { kwp: site.kwp, expectation, rupeesAUnit: await worthOfUnit(reading, uid, site, expectation) };
}

/** By the newest plan that the customer saved for this PIN code; else by the tariff in force, for a home that uses what the plant gives. */
async function worthOfUnit(
  reading: Reading,
  uid: string,
  { kwp, pin }: PlantSite,
  expectation: PlantExpectation | undefined,
): Promise<number | undefined> {
  const plan = await newestPlanAt(reading.db, uid, pin);
  if (plan) return marginalPaise(plan.rate.tariff, plan.use.months.reduce((all, one) => all + one, 0) / 12) / 100;
  if (!expectation) return undefined;
  const { figures, today } = await listFigures(reading);
  const day = figuresOf(figures, today);
  const [discom, ...choices] = day.discoms(pin).value ?? [];
  // Where two companies supply a place, nobody has said which.
  if (!discom || choices.length > 0) return undefined;
  const tariff = day.tariff({ discom, rural: false, sanctionedKw: kwp }).value;
  return tariff && marginalPaise(tariff, expectation.year / 12) / 100;
}
