import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { selectEverything } from './export.store.ts';
import { gatherPerson } from './person.store.ts';
import { shopWords } from './shop-words.ts';

/** Everything that the shop knows about one person, ready for JSON (DPDP Act 2023 §11); amounts in paise, times in UTC. Throws `not-found`. */
export async function exportCustomer(
  platform: Pick<Platform, 'db' | 'clock' | 'settings' | 'shopSettings'>,
  uid: string,
): Promise<Record<string, unknown>> {
  const at = platform.clock.now();
  // One snapshot of the database, so that the export is consistent.
  const found = await platform.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const person = await gatherPerson(trx, uid, at, shopWords(platform));
      return person && (await selectEverything(trx, person));
    });
  if (!found) throw notFound('account');
  return { exportedAt: at, ...found };
}
