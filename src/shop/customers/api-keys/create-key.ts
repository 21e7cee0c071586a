import { randomBytes } from 'node:crypto';
import { type ApiScope, MOST_KEYS } from '#src/kernel/api-scopes.ts';
import { addDays, type Day, instantInIndia } from '#src/kernel/india-time.ts';
import { advisoryLock, transact } from '#src/platform/database/transact.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { tokenHash } from '#src/shop/customers/identity/token.ts';
import { insertKey, selectKeys } from './api-key.store.ts';
import { type ApiKey, beginningOf, wordedKey } from './api-key.ts';
import { isNetwork } from './networks.ts';

export type KeyDraft = {
  name: string;
  scopes: ApiScope[];
  networks: string[];
  /** Its last day; null: no end. */
  until: Day | null;
};

/**
 * Makes a key. This answer is the only one that has it: the shop keeps its hash.
 * @throws `invalid` for a network that is none or a day that is over, `wrong-step` for one too many
 */
export async function createKey(
  platform: Platform,
  actor: Actor,
  { name, networks, until, scopes: wanted }: KeyDraft,
): Promise<{ key: string; made: ApiKey }> {
  const at = platform.clock.now();
  const scopes = [...new Set(wanted)];
  const expiresAt = until === null ? null : instantInIndia(addDays(until, 1), '00:00');
  if (networks.some((one) => !isNetwork(one))) throw invalid({ networks: 'network-format' });
  if (expiresAt && expiresAt <= at) throw invalid({ until: 'day-over' });
  const key = wordedKey(randomBytes(32));
  const made = {
    id: newId('key', at.getTime()),
    name,
    beginning: beginningOf(key),
    scopes,
    networks,
    createdAt: at,
    expiresAt,
    lastUsedAt: null,
  };
  await transact(platform, async (write) => {
    await advisoryLock(write.trx, 'api keys');
    if ((await selectKeys(write.trx)).length >= MOST_KEYS) throw new Fault('wrong-step', 'too-many-keys');
    await insertKey(write.trx, {
      ...made,
      scopes: JSON.stringify(scopes),
      networks: JSON.stringify(networks),
      keyHash: tokenHash(key),
      uid: actor.uid,
    });
    const after = { name, scopes, networks, until };
    await recordAction(write, actor, { act: 'api-key.created', subject: `api-key:${made.id}`, after }, at);
  });
  return { key, made };
}
