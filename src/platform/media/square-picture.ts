import { MAX_PIXELS } from './inspect-picture.ts';
import { loadSharp } from './sharp.ts';

/**
 * The middle of a picture as a square WebP, upright and without its metadata (place, camera, owner). The caller has inspected it.
 * @param side pixels
 */
export async function squarePicture(bytes: Buffer, side: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1 })
    .autoOrient()
    .resize(side, side, { fit: 'cover', position: 'centre' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 82 })
    .toBuffer();
}
