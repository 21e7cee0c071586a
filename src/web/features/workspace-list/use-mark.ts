import { useFaultWords, useReasonWords } from '#src/web/ui/fault-words.ts';
import { Refusal } from '#src/wire/client/call.ts';
import { sendMark } from '#src/wire/client/marks.ts';
import { useUpload } from './use-upload.ts';

/** Kinds of files that a logo or a mark may be. */
export const MARK_KINDS = 'image/svg+xml,image/png,image/jpeg,image/webp';

/** Uploads a logo or a brand's mark; `onSent` hears its address. */
export function useMark(area: string, onSent: (url: string) => void) {
  const words = useFaultWords(area);
  const reasonWords = useReasonWords();
  return useUpload({
    send: sendMark,
    onSent,
    // Why a drawing is refused has many reasons, each a sentence of its own.
    words: (error) =>
      (error instanceof Refusal && error.code === 'invalid' && reasonWords(error.reason)) || words(error),
  });
}
