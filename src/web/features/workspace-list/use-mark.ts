import { useFaultWords, useReasonWords } from '#src/web/ui/fault-words.ts';
import { Refusal } from '#src/wire/client/call.ts';
import { sendMark } from '#src/wire/client/marks.ts';
import { useUpload } from './use-upload.ts';

/** File types allowed for a logo. */
export const MARK_KINDS = 'image/svg+xml,image/png,image/jpeg,image/webp';

/** Uploads the shop's or a brand's logo; `onSent` gets its address. */
export function useMark(area: string, onSent: (url: string) => void) {
  const words = useFaultWords(area);
  const reasonWords = useReasonWords();
  return useUpload({
    send: sendMark,
    onSent,
    // A drawing can be refused for many reasons, each with its own sentence.
    words: (error) =>
      (error instanceof Refusal && error.code === 'invalid' && reasonWords(error.reason)) || words(error),
  });
}
