import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid, notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import {
  deleteDayOff,
  findTechnicianRow,
  insertDayOff,
  selectDaysOff,
  selectRules,
  updateRules,
} from './roster.store.ts';
import type { BookingRules, DayOff } from './roster.ts';

/** Days without visits from `from` (`YYYY-MM-DD`) on. */
export const listDaysOff = ({ db }: Pick<Platform, 'db'>, from: string): Promise<DayOff[]> => selectDaysOff(db, from);

/** Blocks a day: no new visit is offered on it; planned visits stay and are moved by hand. Throws `conflict`, `invalid`. */
export async function addDayOff(platform: Platform, actor: Actor, input: Omit<DayOff, 'id'>): Promise<DayOff> {
  const at = platform.clock.now();
  const day = { id: newId('off', at.getTime()), ...input };
  return transact(platform, async (write) => {
    if (input.technicianId && !(await findTechnicianRow(write.trx, input.technicianId)))
      throw invalid({ technicianId: 'technician-unknown' });
    if (!(await insertDayOff(write.trx, day))) throw new Fault('conflict', 'day-taken-out');
    await recordAction(write, actor, { act: 'day-off.added', subject: `day-off:${day.id}`, after: input }, at);
    return day;
  });
}

/** Throws `not-found`. */
export async function removeDayOff(platform: Platform, actor: Actor, id: string): Promise<void> {
  await transact(platform, async (write) => {
    const before = await deleteDayOff(write.trx, id);
    if (!before) throw notFound('day');
    await recordAction(
      write,
      actor,
      { act: 'day-off.removed', subject: `day-off:${id}`, before },
      platform.clock.now(),
    );
  });
}

/** The rules by which slots are offered. */
export const showRules = ({ db }: Pick<Platform, 'db'>): Promise<BookingRules> => selectRules(db);

export async function saveRules(platform: Platform, actor: Actor, rules: BookingRules): Promise<BookingRules> {
  await transact(platform, async (write) => {
    const before = await selectRules(write.trx);
    await updateRules(write.trx, rules);
    await recordAction(
      write,
      actor,
      { act: 'booking-rules.updated', subject: 'booking-rules', before, after: rules },
      platform.clock.now(),
    );
  });
  return rules;
}
