import { transact } from '#src/platform/database/transact.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import type { Platform } from '#src/platform/platform.ts';
import { showAccount } from '#src/shop/customers/identity/show-account.ts';
import { notify } from '#src/shop/notifications/notify.ts';
import { wantsAdvice } from '#src/shop/services/visits/advise.ts';
import { countedOf, monthsOf, verdictOf } from './judge-plant.ts';
import {
  claimTold,
  lockFreePlants,
  selectPlantIdsAfter,
  selectPlantsOfAll,
  selectReadingsOf,
  setVerdicts,
} from './plant.store.ts';
import type { Plant } from './plant.ts';
import { checkPlantMail } from './plant-mails.ts';

/** So many at once: their readings are one query, and their verdicts one statement. */
const A_STEP = 500;

/**
 * Judges every plant by all that is written (a job, nightly): a technician's reading may have come, or a year of ageing. Tells a customer once for each
 * month that should be looked into, unless they declined advice. Answers how many plants it looked at and how many customers it told.
 */
export async function checkPlants(platform: Platform): Promise<{ plants: number; told: number }> {
  let [plants, told] = [0, 0];
  for (let after = ''; ; ) {
    const step = await selectPlantIdsAfter(platform.db, after, A_STEP);
    const last = step.at(-1);
    if (!last) return { plants, told };
    after = last;
    const judged = await judge(platform, step);
    plants += judged.length;
    for (const { plant, verdict } of judged)
      if (verdict?.is === 'check' && verdict.month !== plant.toldMonth && (await tell(platform, { ...plant, verdict })))
        told += 1;
  }
}

/**
 * Judges some plants by all that is written and keeps what has changed. Their rows stay locked meanwhile, so that no newer judgement is overwritten; one
 * that somebody else has locked is left for the next night.
 */
const judge = (platform: Platform, ids: readonly string[]) =>
  transact(platform, async ({ trx }) => {
    const plants = await lockFreePlants(trx, ids);
    // Whether a technician's reading is clear depends on all plants of its customer.
    const theirs = await selectPlantsOfAll(trx, [...new Set(plants.map(({ uid }) => uid))]);
    const readings = await selectReadingsOf(
      trx,
      plants.map(({ id }) => id),
    );
    const counted = await countedOf(trx, theirs);
    const judged = plants.map((plant) => ({
      plant,
      verdict: verdictOf(monthsOf(plant, readings.get(plant.id) ?? [], counted.get(plant.id) ?? [])),
    }));
    await setVerdicts(
      trx,
      judged
        .filter(({ plant, verdict }) => !isSame(plant.verdict, verdict))
        .map(({ plant, verdict }) => ({ id: plant.id, verdict })),
    );
    return judged;
  });

const isSame = (a: Plant['verdict'], b: Plant['verdict']): boolean =>
  a?.is === b?.is && a?.month === b?.month && percent(a) === percent(b);
const percent = (verdict: Plant['verdict']): number => Math.round((verdict?.share ?? 0) * 100);

/** Whether this call told them. */
async function tell(platform: Platform, plant: Plant & { verdict: NonNullable<Plant['verdict']> }): Promise<boolean> {
  if (!(await wantsAdvice(platform, plant))) return false;
  return transact(platform, async (write) => {
    if (!(await claimTold(write.trx, plant.id, plant.verdict.month))) return false;
    const { name, email } = await showAccount({ db: write.trx }, plant.uid);
    if (!isMailAddress(email)) return false;
    await notify(write, platform, {
      kind: 'plant-check',
      to: { name, email },
      locale: plant.locale,
      uid: plant.uid,
      test: false,
      compose: (words, language) => ({ mail: checkPlantMail(words, platform.settings, plant, language) }),
    });
    return true;
  });
}
