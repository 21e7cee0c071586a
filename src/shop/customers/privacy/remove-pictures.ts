import type { Platform } from '#src/platform/platform.ts';
import { removePhotoFiles } from '#src/shop/catalogue/pictures/private-photo.ts';
import { deletePhoto } from '#src/shop/customers/identity/photo.ts';

/** The queue that removes an erased person's pictures. */
export const PICTURES_QUEUE = 'customers.remove-pictures';
/** The account's photo, and the photos of the roof and of claimed units. */
export type Pictures = { image: string | null; private: { original: string; stem: string }[] };

/**
 * Removes an erased person's pictures (a job): queued with the erasure itself, so that a crash after its commit leaves none behind.
 * Repeating it changes nothing.
 */
export async function removePictures(
  platform: Pick<Platform, 'pictures'>,
  { image, private: photos }: Pictures,
): Promise<void> {
  await deletePhoto(platform, image);
  await removePhotoFiles(platform, photos);
}
