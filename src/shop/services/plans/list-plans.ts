import type { Locale } from '#src/kernel/locales.ts';
import { wordsIn } from '#src/kernel/locales.ts';
import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findPlanRow, selectPlans } from './service.store.ts';
import type { ServicePlan } from './service.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findPlanRow>>>;

function toPlan(
  { id, kind, label, pricePaise: price, durationMinutes, visits, icon, pair, ...row }: Row,
  locale: Locale,
): ServicePlan {
  const words = wordsIn(row.words, locale);
  return { ...words, id, kind, label: words.label ?? label, price, durationMinutes, visits, icon, pair };
}

/** The plans of upkeep on sale, in the shop's order and the page's language: those of spec.md §3, and what the owner has added. */
export const listPlans = async ({ db }: Pick<Platform, 'db'>, locale: Locale): Promise<ServicePlan[]> =>
  (await selectPlans(db)).map((row) => toPlan(row, locale));

/** The site survey on sale, if the shop offers one: no list has it, it has its own page and booking. */
export async function findSurvey({ db }: Pick<Platform, 'db'>, locale: Locale): Promise<ServicePlan | undefined> {
  const [row] = await selectPlans(db, 'survey');
  return row && toPlan(row, locale);
}

/** The plan with the id given in an address. Throws `not-found`. */
export async function showPlan({ db }: Pick<Platform, 'db'>, id: string, locale: Locale): Promise<ServicePlan> {
  const row = /^[1-9]\d{0,8}$/.test(id) ? await findPlanRow(db, Number(id)) : undefined;
  if (!row) throw notFound('service');
  return toPlan(row, locale);
}
