import { setTimeout as pause } from 'node:timers/promises';
import { checkpoint } from '#src/platform/checkpoint.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import type { RemoteOptions } from '#src/platform/fetch/ask-remote.ts';
import { fetchRemote, type RemoteLimits } from '#src/platform/fetch/fetch-remote.ts';
import { RemoteFault } from '#src/platform/fetch/remote-fault.ts';
import { MAX_BYTES, type UnusablePicture } from '#src/platform/media/inspect-picture.ts';
import type { Platform } from '#src/platform/platform.ts';
import { claimAddress, giveBack, noteFetched, noteRefused } from '#src/shop/catalogue/remote-pictures/claim-address.ts';
import { placePictures } from '#src/shop/catalogue/remote-pictures/place-pictures.ts';
import { type AddressClaim, FETCH_QUEUE } from '#src/shop/catalogue/remote-pictures/remote-picture.ts';
import { addPicture } from './add-picture.ts';
import { findPictureRow } from './picture.store.ts';

const LIMITS: RemoteLimits = {
  bytes: MAX_BYTES,
  firstByteMs: 10_000,
  totalMs: 30_000,
  redirects: 3,
  // Many shops' servers send pictures as untyped bytes. SVG is refused, as it can hold scripts.
  types: /^(image\/(?!svg)|(application|binary)\/octet-stream)/i,
};

/** Names are resolved by threads that signing in needs too, and a hostile name server can block one for long: one of the four stays free. */
const AT_ONCE = 3;
/** The pause between two pictures of one server. */
const POLITE_MS = 200;
/** The queue considers a job lost after five minutes; what is left by then is for the next one. */
const WORK_MS = 120_000;

/** Fetches the pictures that are wanted and due, a few at a time (a job). Each is settled separately, so a lost worker loses and duplicates none. */
export async function fetchWanted(
  platform: Platform,
  options: Pick<RemoteOptions, 'lookup' | 'ca'> = {},
): Promise<void> {
  const end = performance.now() + WORK_MS;
  let isOver = false;
  async function lane() {
    while (!isOver) {
      const claim = await claimAddress(platform);
      if (!claim) return;
      await fetchOne(platform, claim, options);
      isOver = performance.now() > end;
    }
  }
  // All lanes have ended before the queue runs the job again, so there are never more lanes than these.
  const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane));
  for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason;
  if (isOver) await transact(platform, ({ trx }) => platform.jobs.send(trx, FETCH_QUEUE, {}));
}

async function fetchOne(
  platform: Platform,
  claim: AddressClaim,
  options: Pick<RemoteOptions, 'lookup' | 'ca'>,
): Promise<void> {
  const { settings } = platform;
  const userAgent = `ShopPictures/1.0${settings.publicUrl ? ` (+${settings.publicUrl})` : ''}`;
  try {
    const { bytes } = await fetchRemote(claim.url, LIMITS, {
      ...options,
      userAgent,
      trusted: settings.privatePictureHosts,
    });
    const { stem } = await addPicture(platform, bytes, undefined);
    checkpoint('picture.fetched');
    await pause(POLITE_MS);
    await noteFetched(platform, claim, stem);
    // Its files may have been made before this product was noted as waiting for them. A picture that failed before is encoded again.
    if ((await findPictureRow(platform.db, stem))?.state === 'ready') await placePictures(platform, stem);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) {
      // The shop's own fault, not the picture's. If even that cannot be recorded, the claim expires.
      await giveBack(platform, claim).catch(() => {});
      throw error;
    }
    await pause(POLITE_MS);
    await noteRefused(platform, claim, refusal);
  }
}

function refusalOf(error: unknown) {
  if (error instanceof RemoteFault) return error;
  if (!(error instanceof Fault)) return undefined;
  const reason = error.code === 'too-large' ? 'too-large' : ((error.detail?.['why'] ?? 'damaged') as UnusablePicture);
  return { reason, isTemporary: false };
}
