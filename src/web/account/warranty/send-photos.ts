import { shrink } from '#src/web/features/picture-upload/shrink.ts';
import { addClaimPhoto } from '#src/wire/client/claims.ts';

// randomUUID exists only on https and localhost; a shop being tried out on a home network is neither.
const newName = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sends photographs one after the other; answers how many got through, and what stopped the last that did not. */
export async function sendPhotos(claimId: string, files: File[]): Promise<{ lost: number; why: unknown }> {
  let lost = 0;
  let why: unknown;
  for (const file of files) {
    try {
      await addClaimPhoto(claimId, newName(), await shrink(file));
    } catch (error) {
      lost += 1;
      why = error;
    }
  }
  return { lost, why };
}
