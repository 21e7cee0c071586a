import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { setName } from './user.store.ts';

/** Changes an account's display name. Reviews and orders under the old one keep it. The caller has checked the name. */
export async function renameCustomer(platform: Platform, uid: string, name: string): Promise<void> {
  await transact(platform, ({ trx }) => setName(trx, uid, name, platform.clock.now()));
}
