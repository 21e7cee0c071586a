import type { Platform } from '#src/platform/platform.ts';
import { encodePrivatePhoto } from '#src/shop/catalogue/pictures/private-photo.ts';
import { findPhotoByStem, finishPhoto } from './photo.store.ts';

/** Resizes a photo of a visit (a job). Repeating it writes the same files. */
export async function encodePhoto(platform: Pick<Platform, 'db' | 'log' | 'pictures'>, stem: string): Promise<void> {
  const row = await findPhotoByStem(platform.db, stem);
  if (row?.state === 'waiting')
    await encodePrivatePhoto(platform, row, (state) => finishPhoto(platform.db, stem, state));
}
