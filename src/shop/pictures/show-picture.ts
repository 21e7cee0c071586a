import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findPictureRow, type PictureRow } from '#src/shop/pictures/picture.store.ts';

/** A picture and how far it is. Throws `not-found`. */
export async function showPicture({ db }: Pick<Platform, 'db'>, stem: string): Promise<PictureRow> {
  const row = await findPictureRow(db, stem);
  if (!row) throw notFound('This picture');
  return row;
}
