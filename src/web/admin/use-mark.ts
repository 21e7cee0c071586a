import { Refusal } from '#src/contract/client/call.ts';
import { sendMark } from '#src/contract/client/marks.ts';
import { useFaultWords } from '../fault-words.ts';
import { useUpload } from './use-upload.ts';

/** Kinds of files that a logo or a mark may be. */
export const MARK_KINDS = 'image/svg+xml,image/png,image/jpeg,image/webp';

/** Uploads a logo or a brand's mark; `onSent` hears its address. */
export function useMark(area: string, onSent: (url: string) => void) {
  const words = useFaultWords(area);
  return useUpload({
    send: sendMark,
    onSent,
    // Why a drawing is refused has many reasons, each a sentence of its own.
    words: (error) => (error instanceof Refusal && error.code === 'invalid' ? error.message : words(error)),
  });
}
