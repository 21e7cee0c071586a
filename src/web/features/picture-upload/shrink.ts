import { KINDS } from './upload.ts';

/** What the server takes at most (src/platform/media/inspect-picture.ts). */
export const MAX_BYTES = 15 * 1024 * 1024;
const MAX_PIXELS = 36_000_000;
/** The longest side of a picture that was made smaller. */
const LONGEST = 4000;
const QUALITY = 0.9;

/**
 * A photograph that is too large for the server, made smaller, upright and JPEG; also one of a kind that this browser
 * reads and the server does not (HEIC on Apple's). Whatever cannot be decoded here is answered as it is.
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
  brush.fillStyle = '#ffffff'; // JPEG knows no transparency
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
