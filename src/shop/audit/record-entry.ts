import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findRecent } from './audit.store.ts';
import { type Actor, type AuditAction, recordAction } from './record-action.ts';

type Recording = Pick<Platform, 'db' | 'cache' | 'clock'>;

/** Records an action that changes nothing in the shop, and so has no transaction of its own: a sign-in, a sign-out, a download. */
export const recordAlone = (platform: Recording, actor: Actor, act: AuditAction): Promise<void> =>
  transact(platform, (write) => recordAction(write, actor, act, platform.clock.now()));

/** Loading a message's page and its frame, or reloading a page, counts as one reading. */
const ONE_READING = 10 * 60_000;

/** Records that something confidential was read, before it is shown; once per reader within ten minutes. */
export async function recordReading(
  platform: Recording,
  actor: Actor,
  act: Pick<AuditAction, 'act' | 'subject'>,
): Promise<void> {
  const since = new Date(platform.clock.now().getTime() - ONE_READING);
  if (!(await findRecent(platform.db, { ...act, actor: actor.uid, since }))) await recordAlone(platform, actor, act);
}
