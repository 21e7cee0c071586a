import { createHash } from 'node:crypto';
import type { Tx } from '#src/platform/database/database.ts';
import { oneAtATime } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { deleteTurnsBefore, insertTurn, selectTurns } from '#src/platform/limits/turn.store.ts';
import type { Platform } from '#src/platform/platform.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** At most `most` turns within an hour, or `within` milliseconds (at most a day); `who` is kept as a hash. */
export type Limit = { what: string; who: string; most: number; within?: number };

const bucketOf = ({ what, who }: Limit): string => `${what} ${createHash('sha256').update(`${what}\n${who}`).digest('base64url')}`;

/**
 * Takes one of the turns that somebody has in the limit's time; all instances count together. Answers the seconds to wait when there is
 * none left, else 0. Many at once go one after the other, so that they see each other.
 */
export async function takeTurn(trx: Tx, { settings, clock }: Pick<Platform, 'settings' | 'clock'>, limit: Limit): Promise<number> {
  if (!settings.rateLimits) return 0;
  const bucket = bucketOf(limit);
  const now = clock.now();
  const span = limit.within ?? HOUR;
  await oneAtATime(trx, `turn ${bucket}`);
  const taken = await selectTurns(trx, bucket, new Date(now.getTime() - span), limit.most);
  const oldest = taken[limit.most - 1];
  if (oldest) return Math.max(1, Math.ceil((oldest.at.getTime() + span - now.getTime()) / 1000));
  await insertTurn(trx, bucket, now);
  return 0;
}

/** The same, with a refusal that says when to come back. Locks in the order given: callers name the same order. */
export async function needTurns(trx: Tx, platform: Pick<Platform, 'settings' | 'clock'>, limits: Limit[], message: string): Promise<void> {
  for (const limit of limits) {
    const retryAfter = await takeTurn(trx, platform, limit);
    if (retryAfter > 0) throw new Fault('too-many', message, { detail: { retryAfter } });
  }
}

/** Forgets turns that no limit counts any more. */
export const forgetTurns = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> => deleteTurnsBefore(db, new Date(clock.now().getTime() - DAY));
