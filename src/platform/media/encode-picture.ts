import { MAX_PIXELS } from './inspect-picture.ts';
import { loadSharp } from './sharp.ts';

/** The widths that pages choose from, in pixels. */
const WIDTHS = [160, 320, 640, 1080] as const;
const WEBP_WIDTH = 640;

/** Which files a picture of this width gets: never wider than the picture itself. */
export function plannedWidths(width: number): { widths: number[]; webp: number } {
  const widths = [...new Set(WIDTHS.map((wanted) => Math.min(wanted, width)))];
  return { widths, webp: Math.min(WEBP_WIDTH, width) };
}

export type Encoded = { suffix: string; type: string; bytes: Buffer };

/**
 * The finished files of a picture, upright and without its metadata (place, camera, owner). One after the other: an AVIF of 1080 pixels
 * takes up to 1.9 s of processor time (measured), so this belongs in a job and never in a request.
 */
export async function* encodePicture(original: Buffer, width: number): AsyncGenerator<Encoded> {
  const sharp = await loadSharp();
  const upright = (wide: number) =>
    sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1 })
      .autoOrient()
      .resize({ width: wide, withoutEnlargement: true });
  const { widths, webp } = plannedWidths(width);
  for (const wide of widths) {
    yield {
      suffix: `${wide}.avif`,
      type: 'image/avif',
      bytes: await upright(wide).avif({ quality: 52, effort: 4 }).toBuffer(),
    };
  }
  yield { suffix: `${webp}.webp`, type: 'image/webp', bytes: await upright(webp).webp({ quality: 78 }).toBuffer() };
}

/** A picture as one WebP of at most `width` pixels, upright and without its metadata: for pictures that few people see. Not for use in a request. */
export async function encodeWebp(original: Buffer, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1 });
  return picture.autoOrient().resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer();
}

/** A picture as a JPEG of at most `width` pixels, upright, on white and without its metadata: for papers that are downloaded as they are. */
export async function reencodeJpeg(original: Buffer, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1 });
  return picture
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer();
}
