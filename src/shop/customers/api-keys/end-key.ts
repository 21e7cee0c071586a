import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { deleteKey } from './api-key.store.ts';

/** Ends a key for good: the next call with it is refused. Repeating changes nothing. */
export async function endKey(platform: Platform, actor: Actor, id: string): Promise<void> {
  await transact(platform, async (write) => {
    const ended = await deleteKey(write.trx, id);
    if (!ended) return;
    const { name, scopes, lastUsedAt } = ended;
    const before = { name, scopes, lastUsedAt: lastUsedAt?.toISOString() ?? null };
    await recordAction(write, actor, { act: 'api-key.ended', subject: `api-key:${id}`, before }, platform.clock.now());
  });
}
