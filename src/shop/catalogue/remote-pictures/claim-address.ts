import { DAY_MS } from '#src/kernel/india-time.ts';
import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import {
  claimNext,
  failForgotten,
  holdHost,
  setEncoding,
  setFailed,
  setUntried,
  setWaiting,
} from './remote-picture.store.ts';
import type { AddressClaim, PictureReason } from './remote-picture.ts';

/** Longer than fetching and inspecting a picture ever takes; after that the worker is considered lost. */
const CLAIM_MS = 90_000;
const PER_HOST = 2;

/** The pauses before each further try. After the last one the picture has failed. */
const PAUSES_MS = [30_000, 2 * 60_000, 10 * 60_000, 60 * 60_000];
const TRIES = PAUSES_MS.length + 1;
/** The longest that one answer from a server can delay a picture. */
const LONGEST_HOLD_MS = 6 * 60 * 60_000;

/** The address to fetch next, with everything that wants it; undefined when nothing is due, or its server already has two fetches running. */
export function claimAddress(platform: Platform): Promise<AddressClaim | undefined> {
  const at = platform.clock.now();
  return transact(platform, async ({ trx }) => {
    await failForgotten(trx, new Date(at.getTime() - DAY_MS), at);
    return claimNext(trx, at, new Date(at.getTime() + CLAIM_MS), { perHost: PER_HOST, mostTries: TRIES });
  });
}

/** The fetch failed through no fault of the picture or its server, so the try does not count. */
export function giveBack(platform: Platform, claim: AddressClaim): Promise<void> {
  const at = platform.clock.now();
  return transact(
    platform,
    async ({ trx }) => void (await setUntried(trx, claim, new Date(at.getTime() + (PAUSES_MS[0] as number)), at)),
  );
}

/** The picture is stored as `stem`; it is placed when its files are made (place-pictures.ts). */
export function noteFetched(platform: Platform, claim: AddressClaim, stem: string): Promise<void> {
  return transact(platform, async ({ trx, expire }) => {
    await setEncoding(trx, claim, stem, platform.clock.now());
    expire(live('pictures'));
  });
}

/** Nothing came. A temporary failure is retried after longer and longer pauses, and its server is left alone for as long as it asks. */
export function noteRefused(
  platform: Platform,
  claim: AddressClaim,
  { reason, isTemporary, retryAfter }: { reason: PictureReason; isTemporary: boolean; retryAfter?: number | undefined },
): Promise<void> {
  const at = platform.clock.now();
  const hold = Math.min(retryAfter ?? 0, LONGEST_HOLD_MS);
  const pause = PAUSES_MS[claim.tries - 1];
  const after = (ms: number) => new Date(at.getTime() + ms);
  return transact(platform, async ({ trx, expire }) => {
    if (isTemporary && pause !== undefined) await setWaiting(trx, claim, after(Math.max(pause, hold)), at);
    else await setFailed(trx, claim, reason, at);
    if (hold > 0) await holdHost(trx, claim.host, after(hold));
    expire(live('pictures'));
  });
}
