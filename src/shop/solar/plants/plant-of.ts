import type { Day } from '#src/kernel/india-time.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import { commissionFitted } from '#src/shop/sales/units/fitted-units.ts';
import { findPlantOfInstallation, findPlantRow, insertPlant, setCommissioned } from './plant.store.ts';
import type { Plant, PlantDraft } from './plant.ts';

/** Anybody's plant, for what has checked who asks. Throws `not-found`. */
export async function plantOf(db: Queryable, id: string): Promise<Plant> {
  const plant = await findPlantRow(db, id);
  if (!plant) throw notFound('plant');
  return plant;
}

export const plantIdOf = async (db: Queryable, installationId: string): Promise<string | undefined> =>
  (await findPlantOfInstallation(db, installationId))?.id;

/** A plant that does not generate yet, added by the shop for a customer. */
export async function startPlant(
  trx: Tx,
  plant: Omit<PlantDraft, 'commissionedOn'> & Pick<Plant, 'uid' | 'locale' | 'installationId'>,
  at: Date,
): Promise<Plant> {
  const id = newId('pla', at.getTime());
  await insertPlant(trx, { ...plant, id, commissionedOn: null }, at);
  return plantOf(trx, id);
}

/**
 * Notes the day on which a plant began to generate, unless its owner has said so already. From that day the warranty of what was fitted with it counts.
 */
export async function noteCommissioned(trx: Tx, plant: Plant, on: Day, at: Date): Promise<void> {
  if (plant.installationId) await commissionFitted({ trx }, plant.installationId, on);
  if (plant.commissionedOn === null) await setCommissioned(trx, plant.id, on, at);
}
