import { dayInIndia } from '#src/kernel/india-time.ts';
import type { Locale } from '#src/kernel/locales.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { Fault, invalid, notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { showInstallation } from '#src/shop/sales/installations/show-installation.ts';
import { findPin } from '#src/shop/solar/sun/places.ts';
import { countedOf, monthsOf, verdictOf } from './judge-plant.ts';
import {
  deletePlant,
  findApplicationOf,
  findPlantOfInstallation,
  insertPlant,
  lockPlant,
  selectPlantsOf,
  selectReadingsOf,
  setVerdict,
  updatePlant,
} from './plant.store.ts';
import { MOST_PLANTS, type Plant, type PlantDraft } from './plant.ts';
import { sendRemoval } from './remove-files.ts';

/** Changes per hour: more than anybody types. */
const MOST = 200;

/**
 * Adds a plant to a customer's own; `installationId` is the completed installed order of theirs that it comes from. Answers its id.
 * Throws `not-found`, `conflict` for an order that has its plant, `wrong-step` for too many, `invalid`, `too-many`.
 */
export async function addPlant(
  platform: Platform,
  { uid, locale }: { uid: string; locale: Locale },
  { installationId, ...draft }: PlantDraft & { installationId?: string | undefined },
): Promise<string> {
  needPossible(platform, draft);
  return transact(platform, async ({ trx }) => {
    await enforcePlantLimit(platform, trx, uid);
    if (installationId !== undefined) await needTheirs(trx, uid, installationId);
    const others = await selectPlantsOf(trx, uid);
    if (others.length >= MOST_PLANTS) throw new Fault('wrong-step', 'too-many-plants');
    const at = platform.clock.now();
    const id = newId('pla', at.getTime());
    await insertPlant(trx, { ...draft, id, uid, locale, installationId }, at);
    // Technicians may have read its meter before. A second plant at the same PIN code makes theirs unclear for the first.
    for (const one of await selectPlantsOf(trx, uid)) if (one.pin === draft.pin) await judgeAnew(trx, one);
    return id;
  });
}

/** Changes what is said of a plant; its months are judged anew. Throws `not-found`, `invalid`, `too-many`. */
export async function changePlant(platform: Platform, uid: string, id: string, draft: PlantDraft): Promise<void> {
  needPossible(platform, draft);
  await transact(platform, async ({ trx }) => {
    await enforcePlantLimit(platform, trx, uid);
    const plant = await lockTheirs(trx, uid, id);
    await updatePlant(trx, id, draft, platform.clock.now());
    for (const one of await selectPlantsOf(trx, uid))
      if (one.pin === draft.pin || one.pin === plant.pin) await judgeAnew(trx, one);
  });
}

/**
 * Removes a plant with its readings and the papers of its application; repeating changes nothing. Throws `not-found` for somebody else's, `wrong-step`
 * while its application is under way: others wait for it.
 */
export async function removePlant(platform: Platform, uid: string, id: string): Promise<void> {
  await transact(platform, async ({ trx }) => {
    const plant = await lockPlant(trx, id);
    if (!plant) return;
    if (plant.uid !== uid) throw notFound('plant');
    const application = await findApplicationOf(trx, id);
    if (application?.isOpen) throw new Fault('wrong-step', 'plant-in-application');
    if (application) await sendRemoval(platform, trx, application.files);
    await deletePlant(trx, id);
    for (const one of await selectPlantsOf(trx, uid)) if (one.pin === plant.pin) await judgeAnew(trx, one);
  });
}

/** Locks a plant of this customer's. Somebody else's is not found, so that nobody learns of it. */
export async function lockTheirs(trx: Write['trx'], uid: string, id: string): Promise<Plant> {
  const plant = await lockPlant(trx, id);
  if (plant?.uid !== uid) throw notFound('plant');
  return plant;
}

/** Judges a plant's months by what is written now. */
export async function judgeAnew(trx: Write['trx'], plant: Plant): Promise<Plant['verdict']> {
  const [readings, theirs] = [await selectReadingsOf(trx, [plant.id]), await selectPlantsOf(trx, plant.uid)];
  const counted = (await countedOf(trx, theirs)).get(plant.id) ?? [];
  const verdict = verdictOf(monthsOf(plant, readings.get(plant.id) ?? [], counted));
  await setVerdict(trx, plant.id, verdict);
  return verdict;
}

export const enforcePlantLimit = (platform: Platform, trx: Write['trx'], uid: string): Promise<void> =>
  enforceLimits(trx, platform, [{ what: 'plant', who: uid, most: MOST }], 'plants-too-often');

function needPossible({ clock }: Pick<Platform, 'clock'>, { pin, commissionedOn }: PlantDraft): void {
  if (!findPin(pin)) throw invalid({ pin: 'pin-not-known' });
  if (commissionedOn && commissionedOn > dayInIndia(clock.now())) throw invalid({ commissionedOn: 'reading-ahead' });
}

async function needTheirs(trx: Write['trx'], uid: string, installationId: string): Promise<void> {
  const order = await showInstallation({ db: trx }, installationId);
  if (order.uid !== uid || order.awaitsProof || order.state !== 'completed') throw notFound('installation');
  if (await findPlantOfInstallation(trx, installationId)) throw new Fault('conflict', 'installation-has-plant');
}
