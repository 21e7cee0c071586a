import { createHash } from 'node:crypto';
import { type Because, because } from '#src/kernel/refusals.ts';
import { Fault } from '#src/platform/fault.ts';
import { loadSharp } from './sharp.ts';

/** More than a phone's camera puts in one file, and far less than memory. */
export const MAX_BYTES = 15 * 1024 * 1024;
/** 36 megapixels are 144 MB when decoded: the limit that stops a hostile file from exhausting the machine. */
export const MAX_PIXELS = 36_000_000;
const MIN_SIDE = 200;

/** Why a file cannot be used, as its refusal says in `why`. Too many bytes is `too-large`. */
export type UnusablePicture = 'wrong-type' | 'damaged' | 'too-small' | 'too-many-pixels' | 'too-large';

export type Inspected = {
  kind: 'jpg' | 'png' | 'webp' | 'avif';
  width: number;
  height: number;
  sha256: string;
  placeholder: string;
};

/**
 * Inspects an uploaded file by its contents, never by its name or declared type, and decodes it once: a truncated file or one that hides
 * something is refused before anything is stored. Answers its upright size and a blurred placeholder. Throws `invalid` or `too-large` with
 * a sentence for the uploader.
 */
export async function inspectPicture(bytes: Buffer): Promise<Inspected> {
  if (bytes.length > MAX_BYTES) throw new Fault('too-large', 'picture-too-large');
  const kind = kindOf(bytes);
  const sharp = await loadSharp();
  const input = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1 });
  const about = await input()
    .metadata()
    .catch((error: Error) => {
      throw tooManyPixels(error) ?? refuse('picture-damaged', 'damaged');
    });
  if (about.width * about.height > MAX_PIXELS) throw refuse(TOO_MANY_PIXELS, 'too-many-pixels');
  if (Math.min(about.width, about.height) < MIN_SIDE)
    throw refuse(because('picture-too-small', { min: MIN_SIDE }), 'too-small');
  const turned = (about.orientation ?? 1) >= 5; // rotated by 90° according to EXIF
  const small = await input()
    .autoOrient()
    .resize(16, 16, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 40 })
    .toBuffer()
    .catch((error: Error) => {
      throw tooManyPixels(error) ?? refuse('picture-incomplete', 'damaged');
    });
  return {
    kind,
    width: turned ? about.height : about.width,
    height: turned ? about.width : about.height,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    placeholder: `data:image/webp;base64,${small.toString('base64')}`,
  };
}

const TOO_MANY_PIXELS = 'picture-pixels';
const refuse = (reason: Because, why: UnusablePicture) =>
  new Fault('invalid', reason, { fields: { file: reason }, detail: { why } });
const tooManyPixels = (error: Error) =>
  /pixel limit/i.test(error.message) ? refuse(TOO_MANY_PIXELS, 'too-many-pixels') : undefined;

/** The kind by its first bytes. SVG, GIF, HEIC, PDF and everything else are refused: they can contain scripts, or some browsers cannot show them. */
function kindOf(bytes: Buffer): Inspected['kind'] {
  const head = bytes.subarray(0, 16);
  const text = head.toString('latin1');
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpg';
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp' && /^(avif|avis)$/.test(text.slice(8, 12))) return 'avif';
  if (text.slice(4, 8) === 'ftyp') throw refuse('picture-heic', 'wrong-type');
  throw refuse('picture-kinds', 'wrong-type');
}
