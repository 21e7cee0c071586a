import { loadSharp } from './sharp.ts';

/** The shop's own mark (web/context/logo.tsx) in the owner's accent, as an SVG. */
export const ownMark = (sun: string, side: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 32 32" fill="none"><path d="M4 25V13.5A11.5 11.5 0 0 1 15.5 25Z" fill="${sun}"/><path d="M6.1 10.3L7.0 3.6M10.6 11.8L13.6 5.7M14.5 14.5L19.3 9.7M17.2 18.4L23.3 15.4M18.7 22.9L25.4 22.0" stroke="${sun}" stroke-width="2.6" stroke-linecap="round"/><path d="M3 29.5h26" stroke="#0b2239" stroke-width="2.6" stroke-linecap="round"/></svg>`,
  );

/**
 * Centres a picture on a field of one colour, or of none.
 * @param part of the field that it may take, 0 to 1
 */
export async function drawOnField(
  picture: Buffer,
  { width, height, part, field }: { width: number; height: number; part: number; field: string | undefined },
): Promise<Buffer> {
  const sharp = await loadSharp();
  const box = { width: Math.round(width * part), height: Math.round(height * part) };
  const small = await sharp(picture)
    .resize({ ...box, fit: 'inside' })
    .png()
    .toBuffer();
  const background = field ?? { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width, height, channels: 4, background } })
    .composite([{ input: small, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A bitmap for PDFs: on white and without transparency, which pdfkit would write asynchronously, each time in another order. */
export async function onWhite(bitmap: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(bitmap)
    .resize({ width: 900, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}
