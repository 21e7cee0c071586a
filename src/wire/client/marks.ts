import type { markAnswer } from '#src/wire/catalogue/picture.ts';
import { sendFile } from './call.ts';

/** Uploads a logo or a brand's mark unchanged, and answers its address. Throws {@link Refusal}: `invalid` or `too-large`, with a sentence. */
export const sendMark = async (file: Blob, signal: AbortSignal): Promise<string> =>
  (await sendFile<{ answer: typeof markAnswer }>('POST', '/admin/marks', file, { signal })).data.mark.url;
