import { Fault, invalid } from '#src/platform/fault.ts';
import { reencodeJpeg } from '#src/platform/media/encode-picture.ts';
import { inspectPicture } from '#src/platform/media/inspect-picture.ts';
import { enqueue } from '#src/shop/catalogue/pictures/inspect-queued.ts';
import { MOST_DOCUMENT_BYTES } from './application.ts';

/** Wide enough to read a photographed page. */
const WIDTH = 2400;
const PDF_TYPE = 'application/pdf';

/**
 * An uploaded paper as it is stored. A PDF stays as it is, and is only ever handed out as a download; a picture is made anew, without the camera's
 * metadata, which says where the customer lives. By its contents, never by its name or declared type. Throws `invalid`, `too-large`.
 */
export async function prepareDocument(bytes: Buffer): Promise<{ kind: 'pdf' | 'jpg'; type: string; bytes: Buffer }> {
  if (bytes.length === 0) throw invalid({ file: 'choose-file' });
  if (bytes.length > MOST_DOCUMENT_BYTES) throw new Fault('too-large', 'file-too-large');
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    // Its end says where everything is: without it no reader opens the file.
    if (!bytes.subarray(-2048).includes('%%EOF')) throw invalid({ file: 'document-damaged' });
    return { kind: 'pdf', type: PDF_TYPE, bytes };
  }
  const made = await enqueue(async () => {
    await inspectPicture(bytes);
    return reencodeJpeg(bytes, WIDTH);
  }).catch((error) => {
    if (error instanceof Fault && error.detail?.['why'] === 'wrong-type' && error.reason.code === 'picture-kinds')
      throw invalid({ file: 'document-kinds' });
    throw error;
  });
  return { kind: 'jpg', type: 'image/jpeg', bytes: made };
}
