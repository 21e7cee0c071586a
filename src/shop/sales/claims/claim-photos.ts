import { because } from '#src/kernel/refusals.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import { idForKey } from '#src/platform/ids.ts';
import type { StoredFile } from '#src/platform/media/picture-store.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import {
  encodePrivatePhoto,
  type PhotoWidth,
  photoFile,
  removePhotoFiles,
  storeOriginal,
} from '#src/shop/catalogue/pictures/private-photo.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { findClaim, lockClaim } from './claim.store.ts';
import { type Claim, MOST_PHOTOS } from './claim.ts';
import { claimLimit } from './file-claim.ts';
import { countPhotos, findPhotoByStem, findPhotoRow, finishPhoto, insertPhoto, removePhotoRow } from './photo.store.ts';
import { claimOf } from './show-claim.ts';

export const CLAIM_PHOTO_QUEUE = 'claims.encode-photo';

/** The device's permanent name for a photo: sent twice, it is stored once. */
export type PhotoName = { claimId: string; photoId: string };

const stemOf = ({ claimId, photoId }: PhotoName) => idForKey('w', claimId, photoId).replace('_', '-');

/** Counts a photo, before any of it is read. Throws `too-many`. */
export const consumeClaimPhoto = (platform: Platform, uid: string): Promise<void> =>
  transact(platform, ({ trx }) => enforceLimits(trx, platform, [claimLimit(uid)], 'claims-too-often'));

/**
 * Adds a photo to one's own claim until the shop has answered: checked and stored as those of visits, resized by a job. A known or removed one stays as
 * it is. Throws `not-found`, `wrong-step`, `conflict` beyond six, `invalid`, `too-large`.
 */
export async function addClaimPhoto(platform: Platform, uid: string, name: PhotoName, bytes: Buffer): Promise<void> {
  const { claimId, photoId } = name;
  needOpen(await findClaim(platform.db, claimId), uid);
  if (await findPhotoRow(platform.db, claimId, photoId)) return;
  const stored = await storeOriginal(platform, stemOf(name), bytes);
  const at = platform.clock.now();
  await transact(platform, async ({ trx, expire }) => {
    needOpen(await lockClaim(trx, claimId), uid);
    if (await findPhotoRow(trx, claimId, photoId)) return;
    if ((await countPhotos(trx, claimId)) >= MOST_PHOTOS)
      throw new Fault('conflict', because('too-many-photographs', { max: MOST_PHOTOS }));
    await insertPhoto(trx, { ...stored, claimId, id: photoId, state: 'waiting', createdAt: at });
    await platform.jobs.send(trx, CLAIM_PHOTO_QUEUE, { stem: stored.stem });
    expire(live('claims'));
  });
}

/** Removes a photo of one's own claim until the shop has answered; repeating changes nothing. Throws `not-found`, `wrong-step`. */
export async function removeClaimPhoto(platform: Platform, uid: string, name: PhotoName): Promise<void> {
  const { claimId, photoId: id } = name;
  const createdAt = platform.clock.now();
  const known = await transact(platform, async ({ trx, expire }) => {
    const claim = await lockClaim(trx, claimId);
    const row = claim && (await findPhotoRow(trx, claimId, id));
    if (claim?.uid === uid && row?.state === 'removed') return undefined;
    needOpen(claim, uid);
    await removePhotoRow(trx, { claimId, id, stem: stemOf(name), original: '', width: 0, height: 0, createdAt });
    expire(live('claims'));
    return row;
  });
  if (known) await removePhotoFiles(platform, [known]);
}

/** A photo's file, for its customer and the administrator. Throws `not-found`, also until it is resized. */
export async function showClaimPhoto(
  { db, pictures }: Pick<Platform, 'db' | 'pictures'>,
  actor: Principal,
  { claimId, photoId }: PhotoName,
  width: PhotoWidth,
): Promise<StoredFile> {
  await claimOf(db, actor, claimId);
  const row = await findPhotoRow(db, claimId, photoId);
  const file = row?.state === 'ready' ? await pictures.get(photoFile(row.stem, width)) : undefined;
  if (!file) throw notFound('photograph');
  return file;
}

/** Resizes a photo (a job). Repeating it writes the same files. */
export async function encodeClaimPhoto(
  platform: Pick<Platform, 'db' | 'log' | 'pictures'>,
  stem: string,
): Promise<void> {
  const row = await findPhotoByStem(platform.db, stem);
  if (row?.state === 'waiting')
    await encodePrivatePhoto(platform, row, (state) => finishPhoto(platform.db, stem, state));
}

function needOpen(claim: Claim | undefined, uid: string): void {
  if (claim?.uid !== uid) throw notFound('claim');
  if (claim.state !== 'filed') throw new Fault('wrong-step', 'claim-answered');
}
