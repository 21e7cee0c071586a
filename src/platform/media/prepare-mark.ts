import { createHash } from 'node:crypto';
import { because } from '#src/kernel/refusals.ts';
import { Fault } from '#src/platform/fault.ts';
import { cleanSvg } from '#src/platform/media/svg/clean-svg.ts';
import { drawSvg } from '#src/platform/media/svg/draw-svg.ts';
import { markFault } from '#src/platform/media/svg/mark-fault.ts';
import { loadSharp } from './sharp.ts';

export const MAX_MARK_BYTES = 512 * 1024;
/** Marks are shown small: 16 megapixels are more than any needs, and 64 MB when decoded. */
const MAX_PIXELS = 16_000_000;
const BOX = { width: 1600, height: 512 };
const MIN_HEIGHT = 24;

/** A prepared logo or mark: as it is shown, and as a bitmap for what draws no SVG (mails, PDFs, icons). */
export type PreparedMark = {
  stem: string;
  shown: { kind: 'svg' | 'png' | 'jpg'; bytes: Buffer };
  bitmap: { kind: 'png' | 'jpg'; bytes: Buffer };
};

/**
 * Makes a logo or mark of an uploaded file, whose type is read from its contents: an SVG is rebuilt from elements that only draw, a bitmap
 * is re-encoded, at most 512 pixels high, without metadata, with transparency. Throws `invalid`, `too-large`.
 */
export async function prepareMark(bytes: Buffer): Promise<PreparedMark> {
  if (bytes.length > MAX_MARK_BYTES) throw new Fault('too-large', 'mark-too-large');
  const bitmapKind = kindOf(bytes);
  if (bitmapKind) {
    const bitmap = await redrawn(bytes, bitmapKind);
    return { stem: await stemOf(bitmap.bytes, bitmap.bytes), shown: bitmap, bitmap };
  }
  const { svg, width, height } = cleanSvg(textOf(bytes));
  const scale = Math.min(BOX.width / width, BOX.height / height);
  const size = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  // The size is in the first tag, which we wrote: drawn at that size, not drawn small and enlarged.
  const drawn = svg.replace(/ width="[^"]*" height="[^"]*"/, ` width="${size[0]}" height="${size[1]}"`);
  const png = await drawSvg(drawn, MAX_PIXELS);
  return {
    stem: await stemOf(Buffer.from(svg), png),
    shown: { kind: 'svg', bytes: Buffer.from(svg) },
    bitmap: { kind: 'png', bytes: png },
  };
}

/** Named by the file's contents and the bitmap's size, so that pages can reserve the right space from the address. */
async function stemOf(bytes: Buffer, bitmap: Buffer): Promise<string> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(bitmap).metadata();
  return `m-${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}-${width}x${height}`;
}

/** A bitmap's kind by its first bytes; undefined if it may be text. */
function kindOf(bytes: Buffer): 'jpg' | 'png' | 'webp' | undefined {
  const text = bytes.subarray(0, 16).toString('latin1');
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'jpg';
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  return undefined;
}

function textOf(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
    if (text.startsWith('<') && /<(svg:)?svg[\s>]/.test(text)) return text;
  } catch {
    // no text at all
  }
  throw markFault('mark-kinds');
}

async function redrawn(bytes: Buffer, kind: 'jpg' | 'png' | 'webp'): Promise<PreparedMark['bitmap']> {
  const sharp = await loadSharp();
  const damaged = (error: Error) => {
    throw markFault(/pixel limit/i.test(error.message) ? 'mark-pixels' : 'picture-damaged');
  };
  const input = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1 }).autoOrient();
  const { height } = (await input().metadata().catch(damaged)).autoOrient;
  if (height < MIN_HEIGHT) throw markFault(because('mark-too-low', { min: MIN_HEIGHT }));
  const small = input().resize({ ...BOX, fit: 'inside', withoutEnlargement: true });
  if (kind === 'jpg')
    return { kind, bytes: await small.jpeg({ quality: 90, mozjpeg: true }).toBuffer().catch(damaged) };
  return { kind: 'png', bytes: await small.png({ compressionLevel: 9 }).toBuffer().catch(damaged) };
}
