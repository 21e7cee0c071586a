import { actsNext } from '#src/kernel/application-lifecycle.ts';
import { dayInIndia } from '#src/kernel/india-time.ts';
import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { plantOf } from '#src/shop/solar/plants/plant-of.ts';
import { claimReminder, selectUnreminded } from './application.store.ts';
import { notifyOfTurn } from './notify-of-step.ts';

/**
 * Reminds customers whose turn it is for longer than usual (a job, nightly), once for each step. Those for whom others act see it on their plant's page,
 * and the owner on the board: a mail would ask of them what they cannot do. Answers how many it reminded.
 */
export async function remindCustomers(platform: Platform): Promise<number> {
  const at = platform.clock.now();
  let reminded = 0;
  for (const application of await selectUnreminded(platform.db, dayInIndia(at))) {
    if (actsNext(application) !== 'customer') continue;
    await transact(platform, async (write) => {
      if (!(await claimReminder(write.trx, application, at))) return;
      await notifyOfTurn(write, platform, await plantOf(write.trx, application.plantId), application);
      reminded += 1;
    });
  }
  return reminded;
}
