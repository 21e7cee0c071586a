import type { Because } from '#src/kernel/refusals.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import { pipelined } from '#src/platform/database/pipelined.ts';
import { advisoryLock } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { currentRequest } from '#src/platform/log/log.ts';
import type { Platform } from '#src/platform/platform.ts';
import { deleteHits, deleteHitsBefore, insertHit, selectHits } from './rate-limit.store.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** At most `most` hits within an hour, or `within` milliseconds (at most a day); `who` is stored as a keyed hash. */
export type Limit = { what: string; who: string; most: number; within?: number };

type Counting = Pick<Platform, 'settings' | 'clock' | 'personalHash'>;

/**
 * Consumes one hit of the limit; all instances count together. Answers the seconds to wait if none is left, else 0. Concurrent calls run
 * one after the other, so that each sees the others.
 */
export async function consume(trx: Tx, platform: Counting, limit: Limit): Promise<number> {
  const wait = await secondsToWait(trx, platform, limit);
  if (wait === 0 && platform.settings.rateLimits) await insertHit(trx, bucketOf(platform, limit), platform.clock.now());
  return wait;
}

/** The seconds to wait, without consuming. Nobody else consumes before the transaction ends. */
export async function secondsToWait(trx: Tx, platform: Counting, limit: Limit): Promise<number> {
  if (!platform.settings.rateLimits) return 0;
  const bucket = bucketOf(platform, limit);
  const now = platform.clock.now();
  const span = limit.within ?? HOUR;
  const [, taken] = await pipelined(trx, (together) => [
    advisoryLock(together, `turn ${bucket}`),
    selectHits(together, bucket, new Date(now.getTime() - span), limit.most),
  ]);
  const oldest = taken[limit.most - 1];
  const request = currentRequest();
  if (oldest && request) request.limit = limit.what; // in case it is refused for this
  return oldest ? Math.max(1, Math.ceil((oldest.at.getTime() + span - now.getTime()) / 1000)) : 0;
}

const bucketOf = (
  { personalHash }: Pick<Platform, 'personalHash'>,
  { what, who }: Pick<Limit, 'what' | 'who'>,
): string => `${what} ${personalHash(`turn ${what}`, who)}`;

/** The same, but refuses with the time to come back. Locks in the order given, so callers must all use the same order. */
export async function enforceLimits(trx: Tx, platform: Counting, limits: Limit[], reason: Because): Promise<void> {
  for (const limit of limits) {
    const retryAfter = await consume(trx, platform, limit);
    if (retryAfter > 0) throw new Fault('too-many', reason, { detail: { retryAfter } });
  }
}

/** Clears all of somebody's hits: they have proved who they are. */
export const resetLimit = (
  db: Queryable,
  platform: Pick<Platform, 'personalHash'>,
  limit: Pick<Limit, 'what' | 'who'>,
): Promise<void> => deleteHits(db, bucketOf(platform, limit));

/** Deletes hits that no limit counts any more. */
export const pruneRateLimits = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> =>
  deleteHitsBefore(db, new Date(clock.now().getTime() - DAY));
