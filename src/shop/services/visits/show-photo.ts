import { notFound } from '#src/platform/fault.ts';
import type { StoredFile } from '#src/platform/media/picture-store.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type PhotoWidth, photoFile } from '#src/shop/catalogue/pictures/private-photo.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import type { PhotoName } from './add-photo.ts';
import { findPhotoRow } from './photo.store.ts';
import { visitFor } from './show-visit.ts';

/** A photo's file, for its customer, its technician and the administrator. Throws `not-found` (also until it is resized), `forbidden`. */
export async function showPhoto(
  { db, pictures }: Pick<Platform, 'db' | 'pictures'>,
  actor: Principal,
  { visitId, photoId }: PhotoName,
  width: PhotoWidth,
): Promise<StoredFile> {
  await visitFor(db, actor, visitId);
  const row = await findPhotoRow(db, visitId, photoId);
  const file = row?.state === 'ready' ? await pictures.get(photoFile(row.stem, width)) : undefined;
  if (!file) throw notFound('photograph');
  return file;
}
