import { because } from '#src/kernel/refusals.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { idForKey } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { removePhotoFiles, storeOriginal } from '#src/shop/catalogue/pictures/private-photo.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { countPhotos, findPhotoRow, insertPhoto, removePhotoRow } from './photo.store.ts';
import { MOST_PHOTOS, type PhotoSide } from './photo.ts';
import { visitInHand } from './show-visit.ts';
import { lockVisit } from './visit.store.ts';

export const PHOTO_QUEUE = 'visits.encode-photo';

/** The device's permanent name for a photo: sent twice, it is stored once. */
export type PhotoName = { visitId: string; photoId: string };

const stemOf = ({ visitId, photoId }: PhotoName) => idForKey('v', visitId, photoId).replace('_', '-');

/**
 * Stores a photo: checked like every upload, stored under a private name, resized by a job. A known or removed one stays as it
 * is. Throws `not-found`, `forbidden`, `wrong-step`, `conflict` beyond eight per side, `invalid`, `too-large`.
 */
export async function addPhoto(
  platform: Platform,
  actor: Principal,
  name: PhotoName,
  side: PhotoSide,
  bytes: Buffer,
): Promise<void> {
  const { db, clock } = platform;
  const visit = await visitInHand(db, actor, name.visitId);
  if (await findPhotoRow(db, name.visitId, name.photoId)) return;
  if (visit.state !== 'started') throw notNow();
  const stored = await storeOriginal(platform, stemOf(name), bytes);
  const at = clock.now();
  await transact(platform, async (write) => {
    const { trx } = write;
    const held = await lockVisit(trx, name.visitId);
    if (await findPhotoRow(trx, name.visitId, name.photoId)) return;
    if (held?.state !== 'started') throw notNow();
    if ((await countPhotos(trx, name.visitId, side)) >= MOST_PHOTOS) {
      throw new Fault('conflict', because('too-many-photographs', { max: MOST_PHOTOS }));
    }
    await insertPhoto(trx, {
      ...stored,
      visitId: name.visitId,
      id: name.photoId,
      side,
      state: 'waiting',
      createdAt: at,
    });
    await platform.jobs.send(trx, PHOTO_QUEUE, { stem: stored.stem });
    if (isAdministrator(actor))
      await recordAction(
        write,
        actor,
        { act: 'visit.photo-added', subject: `visit:${name.visitId}`, after: { photo: name.photoId, side } },
        at,
      );
  });
}

/** Removes a photo while the visit lasts. Throws `not-found`, `forbidden`, `wrong-step`. */
export async function removePhoto(platform: Platform, actor: Principal, name: PhotoName): Promise<void> {
  const { visitId, photoId: id } = name;
  const at = platform.clock.now();
  const known = await transact(platform, async (write) => {
    const { trx } = write;
    const visit = await visitInHand(trx, actor, visitId);
    await lockVisit(trx, visitId);
    const row = await findPhotoRow(trx, visitId, id);
    if (row?.state === 'removed') return undefined;
    if (visit.state !== 'started') throw notNow();
    const stem = stemOf(name);
    await removePhotoRow(trx, {
      visitId,
      id,
      side: 'before',
      state: 'removed',
      stem,
      original: '',
      width: 0,
      height: 0,
      createdAt: at,
    });
    if (isAdministrator(actor))
      await recordAction(
        write,
        actor,
        { act: 'visit.photo-removed', subject: `visit:${visitId}`, before: { photo: id } },
        at,
      );
    return row;
  });
  if (known) await removePhotoFiles(platform, [known]);
}

const notNow = () => new Fault('wrong-step', 'photographs-need-start');
