import { encodeWebp } from '#src/platform/media/encode-picture.ts';
import type { Inspected } from '#src/platform/media/inspect-picture.ts';
import { wholeFile } from '#src/platform/media/picture-store.ts';
import type { Platform } from '#src/platform/platform.ts';
import { inspectQueued } from './inspect-queued.ts';

/** The widths in which a private photo is stored, in pixels. */
const PHOTO_WIDTHS = [320, 1280] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];
export const photoFile = (stem: string, width: PhotoWidth) => `private/${stem}-${width}.webp`;
const photoFiles = (stem: string) => PHOTO_WIDTHS.map((width) => photoFile(stem, width));

/** What is known of a stored original. */
export type StoredOriginal = Pick<Inspected, 'width' | 'height'> & { stem: string; original: string };

/**
 * Checks a private photo like every upload and stores it under a private name, before its row: after a crash in between, the same upload overwrites
 * the file. Throws `invalid`, `too-large`.
 */
export async function storeOriginal(
  { pictures }: Pick<Platform, 'pictures'>,
  stem: string,
  bytes: Buffer,
): Promise<StoredOriginal> {
  const { kind, width, height } = await inspectQueued(bytes);
  const original = `private/${stem}.${kind}`;
  await pictures.put(original, bytes, `image/${kind === 'jpg' ? 'jpeg' : kind}`);
  return { stem, original, width, height };
}

/**
 * Resizes a private photo without the camera's metadata, which says where the customer lives. The original is deleted for the same reason.
 * Repeating it writes the same files. `finish` notes how it ended, and answers false if the photo has been removed in the meantime.
 */
export async function encodePrivatePhoto(
  { log, pictures }: Pick<Platform, 'log' | 'pictures'>,
  { stem, original: key }: { stem: string; original: string },
  finish: (state: 'ready' | 'failed') => Promise<boolean>,
): Promise<void> {
  const original = await pictures.get(key);
  if (!original) {
    log.error({ photo: stem }, 'the original of a private photo is missing');
    return void (await finish('failed'));
  }
  const bytes = await wholeFile(original);
  for (const width of PHOTO_WIDTHS)
    await pictures.put(photoFile(stem, width), await encodeWebp(bytes, width), 'image/webp');
  const wanted = await finish('ready');
  for (const file of [key, ...(wanted ? [] : photoFiles(stem))]) await pictures.remove(file);
}

/** Removes all files of private photos. Repeating it changes nothing. */
export async function removePhotoFiles(
  { pictures }: Pick<Platform, 'pictures'>,
  photos: readonly { original: string; stem: string }[],
): Promise<void> {
  for (const { original, stem } of photos)
    for (const key of [original, ...photoFiles(stem)]) if (key) await pictures.remove(key);
}
