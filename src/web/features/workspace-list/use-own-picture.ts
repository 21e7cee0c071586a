import { bringIn } from '#src/web/features/picture-upload/bring-in.ts';
import type { SentPicture } from '#src/wire/client/pictures.ts';
import { useUpload } from './use-upload.ts';

/** A picture of the owner's for a banner, a category or a page: it goes the way of the products' pictures, and is waited for. `failure`: what is said when it does not come. */
export const useOwnPicture = (failure: string, onSent: (picture: SentPicture) => void) =>
  useUpload({ send: (file, signal) => bringIn(file, { signal, onPhase: () => {} }), onSent, words: () => failure });
