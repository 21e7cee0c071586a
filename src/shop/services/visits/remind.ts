import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { notifyOfVisit } from './notify-of-visit.ts';
import { claimReminder, type Reminder, selectDue } from './remind.store.ts';
import { findVisitRow } from './visit.store.ts';

/** A day before, and two hours before; late ones up to `least` hours before, for a worker that was down. */
const REMINDERS: { kind: 'day-before' | 'hours-before'; reminder: Reminder }[] = [
  { kind: 'day-before', reminder: { column: 'remindedDayAt', hours: 24, least: 4 } },
  { kind: 'hours-before', reminder: { column: 'remindedHoursAt', hours: 2, least: 0 } },
];

/** Reminds customers of upcoming visits (a job): each reminder once across workers; never of a cancelled visit. Answers how many. */
export async function remind(platform: Platform): Promise<number> {
  let told = 0;
  for (const { kind, reminder } of REMINDERS) {
    for (const { id } of await selectDue(platform.db, reminder, platform.clock.now())) {
      const mine = await transact(platform, async (write) => {
        // Claimed by one update, which checks the visit's current state; mail and SMS commit with it.
        if (!(await claimReminder(write.trx, id, reminder, platform.clock.now()))) return false;
        const visit = await findVisitRow(write.trx, id);
        if (visit) await notifyOfVisit(write, platform, { kind, visit });
        return true;
      });
      if (mine) told += 1;
    }
  }
  return told;
}
