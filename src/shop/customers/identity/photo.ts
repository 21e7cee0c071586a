import { randomBytes } from 'node:crypto';
import { transact } from '#src/platform/database/transact.ts';
import { inspectPicture } from '#src/platform/media/inspect-picture.ts';
import type { PictureStore } from '#src/platform/media/picture-store.ts';
import { squarePicture } from '#src/platform/media/square-picture.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { setImage } from './user.store.ts';

/** Twice the size at which it is shown, in pixels. */
const SIDE = 256;
const NAME = /^(?:photo-[0-9a-f]{32}|p-[0-9a-f]{32}-256)\.webp$/;
/** The first photos' naming scheme; product pictures of this width have it too, but with an AVIF beside them. */
const FIRST_NAME = /^(p-[0-9a-f]{24}-256)\.webp$/;

/** Only one file is decoded at a time, as with product pictures, which limits what a hostile one can consume. */
let turn: Promise<unknown> = Promise.resolve();

/** Consumes the limit of photos per account and hour, before any of the file is read. Throws `too-many`. */
export const consumePhotoLimit = (platform: Platform, uid: string): Promise<void> =>
  transact(platform, ({ trx }) =>
    enforceLimits(trx, platform, [{ what: 'photo', who: uid, most: 20 }], 'photos-too-often'),
  );

/**
 * Sets an account's photo, cropped to a square; the previous one is removed. The original file is not stored. Its address cannot
 * be guessed, and only its user's own pages contain it. Answers the address.
 * @throws `invalid` with the field `file`, `too-large`
 */
export async function setPhoto(platform: Platform, uid: string, bytes: Buffer): Promise<string> {
  const mine = turn.then(async () => {
    await inspectPicture(bytes);
    return await squarePicture(bytes, SIDE);
  });
  turn = mine.catch(() => {});
  const square = await mine;
  const name = `photo-${randomBytes(16).toString('hex')}.webp`;
  await platform.pictures.put(`media/${name}`, square, 'image/webp');
  await replace(platform, uid, `/media/${name}`);
  return `/media/${name}`;
}

/** Removes the photo; repeating it changes nothing. */
export const removePhoto = (platform: Platform, uid: string): Promise<void> => replace(platform, uid, null);

async function replace(platform: Platform, uid: string, image: string | null): Promise<void> {
  const before = await transact(platform, ({ trx }) => setImage(trx, uid, image, platform.clock.now()));
  if (before !== image) await deletePhoto(platform, before);
}

/** Deletes the file of a photo that we store; a provider's photo is not ours to delete. */
export async function deletePhoto({ pictures }: Pick<Platform, 'pictures'>, image: string | null): Promise<void> {
  const name = image?.startsWith('/media/') ? image.slice('/media/'.length) : '';
  if (NAME.test(name) || FIRST_NAME.test(name)) await pictures.remove(`media/${name}`);
}

/** Whether a file in `media/` is a user's photo, which must not stay cached on a shared computer, rather than a catalogue picture. */
export async function isPhoto(pictures: PictureStore, name: string): Promise<boolean> {
  const first = FIRST_NAME.exec(name)?.[1];
  if (!first) return NAME.test(name);
  const picture = await pictures.get(`media/${first}.avif`);
  if (picture && !Buffer.isBuffer(picture.body)) await picture.body.cancel();
  return !picture;
}
