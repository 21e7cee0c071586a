import { loadSharp } from './sharp.ts';

/** A picture as JPEG no wider than `width` pixels on white: PDFs take no AVIF or WebP. */
export async function toJpeg(bytes: Buffer, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(bytes)
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
