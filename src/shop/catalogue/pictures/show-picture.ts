import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { PictureFiles } from '#src/shop/catalogue/pictures/picture-files.ts';
import { findPictureRow, type PictureRow, selectReady } from './picture.store.ts';

/** A picture and its state. Throws `not-found`. */
export async function showPicture({ db }: Pick<Platform, 'db'>, stem: string): Promise<PictureRow> {
  const row = await findPictureRow(db, stem);
  if (!row) throw notFound('picture');
  return row;
}

/** Those of these pictures whose files are finished, for pages that show them beside text, so without alternative texts. */
export async function findPictureFiles(
  { db }: Pick<Platform, 'db'>,
  stems: string[],
): Promise<Map<string, PictureFiles>> {
  const rows = await selectReady(db, stems);
  return new Map(
    rows.map(({ stem, width, height, widths, webp, placeholder }) => [
      stem,
      { stem, width, height, widths, webp, placeholder, alt: '' },
    ]),
  );
}
