import { encodeWebp } from '#src/platform/media/encode-picture.ts';
import { wholeFile } from '#src/platform/media/picture-store.ts';
import type { Platform } from '#src/platform/platform.ts';
import { PHOTO_WIDTHS, photoFile, photoFiles } from './add-photo.ts';
import { findPhotoByStem, finishPhoto } from './photo.store.ts';

/**
 * Resizes a photo (a job), without the camera's metadata, which says where the customer lives. The original is deleted for the
 * same reason. Repeating it writes the same files.
 */
export async function encodePhoto(
  { db, log, pictures }: Pick<Platform, 'db' | 'log' | 'pictures'>,
  stem: string,
): Promise<void> {
  const row = await findPhotoByStem(db, stem);
  if (row?.state !== 'waiting') return;
  const original = await pictures.get(row.original);
  if (!original) {
    log.error({ photo: stem, visit: row.visitId }, 'the original of a visit’s photo is missing');
    return void (await finishPhoto(db, stem, 'failed'));
  }
  const bytes = await wholeFile(original);
  for (const width of PHOTO_WIDTHS)
    await pictures.put(photoFile(stem, width), await encodeWebp(bytes, width), 'image/webp');
  const wanted = await finishPhoto(db, stem, 'ready');
  for (const key of [row.original, ...(wanted ? [] : photoFiles(stem))]) await pictures.remove(key);
}
