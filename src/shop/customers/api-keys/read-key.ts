import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { tokenHash } from '#src/shop/customers/identity/token.ts';
import { findKey, noteUse } from './api-key.store.ts';
import { type CallingKey, KEY_FORMAT } from './api-key.ts';
import { isWithin } from './networks.ts';

/** Calls a minute: two a second are enough to keep a warehouse in step. */
const CALLS_PER_MINUTE = 120;
const MINUTE = 60_000;

/**
 * The key of a call. It is read from the database each time, so an ended key ends with the next call.
 * @throws `signed-out` for a key that is none, has ended, or whose owner is the administrator no more; `forbidden` from an address outside its networks;
 * `too-many`
 */
export async function readKey(platform: Platform, given: string, address: string): Promise<CallingKey> {
  const at = platform.clock.now();
  const found = KEY_FORMAT.test(given) ? await findKey(platform.db, tokenHash(given), at) : undefined;
  if (!found) {
    platform.security.failure('api-key', { why: 'unknown' });
    throw new Fault('signed-out', 'key-not-valid');
  }
  const { lastUsedAt, ...key } = found;
  if (!isWithin(address, key.networks)) {
    platform.security.failure('api-key', { by: key.id, why: 'network' });
    throw new Fault('forbidden', 'key-network');
  }
  await transact(platform, async ({ trx }) => {
    const limit = { what: 'api key', who: key.id, most: CALLS_PER_MINUTE, within: MINUTE };
    await enforceLimits(trx, platform, [limit], 'calls-too-often');
    if (!lastUsedAt || at.getTime() - lastUsedAt.getTime() > MINUTE) await noteUse(trx, key.id, at);
  });
  return key;
}
