import { KINDS } from './upload.ts';

/** The server's limit (src/platform/media/inspect-picture.ts). */
export const MAX_BYTES = 15 * 1024 * 1024;
const MAX_PIXELS = 36_000_000;
/** The longest side of a shrunk picture. */
const LONGEST = 4000;
const QUALITY = 0.9;

/**
 * A photo that is too large for the server, as a smaller upright JPEG; also one in a format that this browser reads and the server does not (HEIC
 * on Apple devices). A file that cannot be decoded here is returned as it is.
 */
export async function shrink(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return file;
  try {
    const fits = file.size <= MAX_BYTES && bitmap.width * bitmap.height <= MAX_PIXELS;
    if (fits && KINDS.includes(file.type)) return file;
    return (await redraw(bitmap)) ?? file;
  } finally {
    bitmap.close();
  }
}

function redraw(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const brush = canvas.getContext('2d');
  if (!brush) return Promise.resolve(null);
  brush.imageSmoothingQuality = 'high';
  brush.fillStyle = '#ffffff'; // JPEG has no transparency
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
