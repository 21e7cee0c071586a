const LONGEST = 2000;

/**
 * A photo as JPEG of at most 2000 pixels: enough to see a crack, and a tenth of a phone camera's file, for the connection on a roof. What the
 * browser cannot read is sent as it is; the shop says what is wrong with it.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.82));
    return small && small.size < file.size ? small : file;
  } catch {
    return file;
  }
}
