import type { pictureAnswer } from '#src/wire/catalogue/picture.ts';
import { type Answered, API, call, refused, unreached } from './call.ts';

type Answer = Answered<typeof pictureAnswer>;

const decode = ({ data: { picture: sent } }: Answer) => ({ id: sent._id, url: sent.url, state: sent.state });
/** An uploaded picture. `url` can be shown once `state` is ready. */
export type SentPicture = ReturnType<typeof decode>;

/**
 * Sends a picture's file unchanged. By XMLHttpRequest, because fetch reports no progress. Throws {@link Refusal} (`too-large`, `invalid`,
 * …), or the signal's reason if it was cancelled.
 * @param onProgress from 0 to 1
 */
export function sendPicture(
  file: Blob,
  options: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<SentPicture> {
  const { signal, onProgress } = options;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    signal.addEventListener('abort', cancel, { once: true });
    request.open('POST', `${API}/pictures`);
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total);
    request.onload = () => {
      const answer = (request.response ?? {}) as Partial<Answer>;
      if (request.status < 300 && answer.data) return resolve(decode(answer as Answer));
      void refused(request.status, request.response ?? {}).then(reject);
    };
    request.onerror = () => reject(unreached());
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', cancel);
    request.send(file);
  });
}

/** The progress of a picture's encoding. */
export const picture = async (id: string, signal: AbortSignal): Promise<SentPicture> =>
  decode(
    await call<{ answer: typeof pictureAnswer }>('GET', `/pictures/${encodeURIComponent(id)}`, undefined, { signal }),
  );
