import { bringIn } from '#src/web/features/picture-upload/bring-in.ts';
import type { SentPicture } from '#src/wire/client/pictures.ts';
import { useUpload } from './use-upload.ts';

/**
 * Uploads the owner's picture for a banner, a category or a page, in the same way as the products' pictures, and waits for it. `failure`: the text
 * if it fails.
 */
export const useOwnPicture = (failure: string, onSent: (picture: SentPicture) => void) =>
  useUpload({ send: (file, signal) => bringIn(file, { signal, onPhase: () => {} }), onSent, words: () => failure });
