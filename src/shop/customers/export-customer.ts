import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { selectEverything } from '#src/shop/customers/export.store.ts';

/** Everything that the shop knows about one person, ready for JSON (DPDP Act 2023 §11); amounts are paise, times UTC. Throws `not-found`. */
export async function exportCustomer({ db, clock }: Pick<Platform, 'db' | 'clock'>, uid: string): Promise<Record<string, unknown>> {
  // One view of the database: what is told together was true together.
  const found = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => selectEverything(trx, uid));
  if (!found) throw notFound('This account');
  return { exportedAt: clock.now(), ...found };
}
