import { dayInIndia } from '#src/kernel/india-time.ts';
import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { type PlantFigures, plantFiguresAt } from '#src/shop/solar/plant-yield/plant-figures.ts';
import { type CleaningAdvice, cleaningAdvice } from './cleaning-advice.ts';
import { cleaningPlant } from './cleaning-plant.ts';
import { notifyOfVisit } from './notify-of-visit.ts';
import { acceptAdvice, claimAdvice, declineAdvice, hasDeclined, selectAdvisable } from './remind.store.ts';
import { findVisitRow } from './visit.store.ts';
import type { Visit, Work } from './visit.ts';
import { selectWork } from './work.store.ts';

const LONGEST = 540 * 24 * 60 * 60_000;

/**
 * The advice after a visit, as of an instant, by the customer's own plant where it is known. Much dust at the visit means fast soiling. Undefined for an
 * uncompleted visit and for a survey.
 */
export function adviceAfter(
  { completedAt, address, planKind }: Pick<Visit, 'completedAt' | 'address' | 'planKind'>,
  { checklist }: Pick<Work, 'checklist'>,
  at: Date,
  plant: PlantFigures | undefined,
): CleaningAdvice | undefined {
  if (!completedAt || planKind === 'survey') return undefined;
  const soiling = checklist.soiling?.result === 'attention' ? 'high' : 'usual';
  const today = dayInIndia(at);
  return cleaningAdvice({
    lastCleaned: dayInIndia(completedAt),
    today,
    plant: cleaningPlant(plant, today),
    zipcode: address.zipcode,
    soiling,
  });
}

/** Notifies customers that a cleaning is worth it now (a job): once per visit, only when the figures say so, never those who declined. */
export async function advise(platform: Platform): Promise<number> {
  const at = platform.clock.now();
  let told = 0;
  for (const { id } of await selectAdvisable(platform.db, new Date(at.getTime() - LONGEST))) {
    const mine = await transact(platform, async (write) => {
      const visit = await findVisitRow(write.trx, id);
      const plant = visit && (await plantFiguresAt({ ...platform, db: write.trx }, visit.uid, visit.address.zipcode));
      const advice = visit && adviceAfter(visit, await selectWork(write.trx, id), at, plant);
      if (!visit || !advice?.due || !(await claimAdvice(write.trx, id, at))) return false;
      await notifyOfVisit(write, platform, { kind: 'due', visit, advice });
      return true;
    });
    if (mine) told += 1;
  }
  return told;
}

/** Whether a customer wants cleaning advice; everybody does until they opt out. */
export const wantsAdvice = async ({ db }: Pick<Platform, 'db'>, { uid }: Pick<Principal, 'uid'>): Promise<boolean> =>
  !(await hasDeclined(db, uid));

export async function setAdvice(platform: Platform, { uid }: Pick<Principal, 'uid'>, wanted: boolean): Promise<void> {
  await transact(
    platform,
    async ({ trx }) =>
      void (wanted ? await acceptAdvice(trx, uid) : await declineAdvice(trx, uid, platform.clock.now())),
  );
}
