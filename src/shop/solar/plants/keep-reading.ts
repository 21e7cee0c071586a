import { type Day, dayInIndia } from '#src/kernel/india-time.ts';
import { monthOf } from '#src/kernel/solar/plant/generation.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforcePlantLimit, judgeAnew, lockTheirs } from './keep-plant.ts';
import { deleteReading, putReading, selectReadingsOf } from './plant.store.ts';
import { MOST_READINGS, type Plant, type PlantReading } from './plant.ts';

/**
 * Writes a reading of a customer's plant, in place of one of the same day or month, and judges the plant anew: answers how its last month was.
 * Throws `not-found`, `invalid` for a day to come or before the plant began, `wrong-step` for too many, `too-many`.
 */
export async function keepReading(
  platform: Platform,
  uid: string,
  id: string,
  reading: PlantReading,
): Promise<Plant['verdict']> {
  return transact(platform, async ({ trx }) => {
    await enforcePlantLimit(platform, trx, uid);
    const plant = await lockTheirs(trx, uid, id);
    needPossible(plant, reading, dayInIndia(platform.clock.now()));
    const known = (await selectReadingsOf(trx, [id])).get(id) ?? [];
    const isNew = !known.some(({ kind, on }) => kind === reading.kind && on === reading.on);
    if (isNew && known.length >= MOST_READINGS) throw new Fault('wrong-step', 'too-many-readings');
    await putReading(trx, id, reading, platform.clock.now());
    return judgeAnew(trx, plant);
  });
}

/** Removes a reading; repeating changes nothing. Throws `not-found`. */
export async function removeReading(
  platform: Platform,
  uid: string,
  id: string,
  { kind, on }: Pick<PlantReading, 'kind' | 'on'>,
): Promise<void> {
  await transact(platform, async ({ trx }) => {
    const plant = await lockTheirs(trx, uid, id);
    await deleteReading(trx, id, kind, on);
    await judgeAnew(trx, plant);
  });
}

function needPossible({ commissionedOn }: Plant, { kind, on }: PlantReading, today: Day): void {
  if (!commissionedOn) throw invalid({ on: 'before-plant' });
  if (kind === 'month') {
    if (monthOf(on) >= monthOf(today)) throw invalid({ on: 'month-not-over' });
    if (monthOf(on) < monthOf(commissionedOn)) throw invalid({ on: 'before-plant' });
    return;
  }
  if (on > today) throw invalid({ on: 'reading-ahead' });
  if (on < commissionedOn) throw invalid({ on: 'before-plant' });
}
