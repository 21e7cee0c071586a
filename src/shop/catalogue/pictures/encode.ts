import { checkpoint } from '#src/platform/checkpoint.ts';
import { encodePicture } from '#src/platform/media/encode-picture.ts';
import { wholeFile } from '#src/platform/media/picture-store.ts';
import type { Platform } from '#src/platform/platform.ts';
import { placePictures } from '#src/shop/catalogue/remote-pictures/place-pictures.ts';
import { findPictureRow, finishPictureRow } from './picture.store.ts';

/** Makes the finished files of a picture (a job). Repeating it writes the same files under the same names. @internal */
export async function encode(
  { db, clock, log, pictures }: Pick<Platform, 'db' | 'clock' | 'log' | 'pictures'>,
  stem: string,
): Promise<void> {
  const row = await findPictureRow(db, stem);
  if (!row || row.state === 'ready') return;
  const original = await pictures.get(row.original);
  if (!original) {
    log.error({ picture: stem, original: row.original }, 'the original of a picture is missing: upload it again');
    return void (await finishPictureRow(db, stem, 'failed', clock.now()));
  }
  for await (const file of encodePicture(await wholeFile(original), row.width))
    await pictures.put(`media/${stem}-${file.suffix}`, file.bytes, file.type);
  await finishPictureRow(db, stem, 'ready', clock.now());
}

/** The same, then shows the picture on the products that wanted it from another server. */
export async function encodeAndPlace(platform: Platform, stem: string): Promise<void> {
  await encode(platform, stem);
  checkpoint('picture.encoded');
  await placePictures(platform, stem);
}
