import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { setName } from './user.store.ts';

/** Gives an account another display name. What was written or bought under the old one keeps it. The caller has checked the name. */
export async function renameCustomer(platform: Platform, uid: string, name: string): Promise<void> {
  await transact(platform, ({ trx }) => setName(trx, uid, name, platform.clock.now()));
}
