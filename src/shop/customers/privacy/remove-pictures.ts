import type { Platform } from '#src/platform/platform.ts';
import { deletePhoto } from '#src/shop/customers/identity/photo.ts';
import { photoFiles } from '#src/shop/services/visits/add-photo.ts';

/** The queue that removes an erased person's pictures. */
export const PICTURES_QUEUE = 'customers.remove-pictures';
/** The account's photo, and the photos of the roof. */
export type Pictures = { image: string | null; roof: { original: string; stem: string }[] };

/**
 * Removes an erased person's pictures (a job): queued with the erasure itself, so that a crash after its commit leaves none behind.
 * Repeating it changes nothing.
 */
export async function removePictures(platform: Pick<Platform, 'pictures'>, { image, roof }: Pictures): Promise<void> {
  await deletePhoto(platform, image);
  for (const { original, stem } of roof)
    for (const key of [original, ...photoFiles(stem)]) if (key) await platform.pictures.remove(key);
}
