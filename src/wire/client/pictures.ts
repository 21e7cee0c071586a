import { API, call, Refusal } from './call.ts';

/** An uploaded picture. `url` can be shown once `state` is ready. */
export type SentPicture = { id: string; url: string; state: 'waiting' | 'ready' | 'failed' };
type WirePicture = { _id: string; url: string; state: SentPicture['state'] };
type Answer = { code?: string; message?: string; fields?: Record<string, string>; data?: { picture: WirePicture } };

const decode = ({ _id, url, state }: WirePicture): SentPicture => ({ id: _id, url, state });

/**
 * Sends a picture's file as it is. By XMLHttpRequest: fetch tells nothing of how far it is.
 * Throws {@link Refusal} (`too-large`, `invalid`, …), or the signal's reason when it was cancelled.
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
      const answer = (request.response ?? {}) as Answer;
      if (request.status < 300 && answer.data) return resolve(decode(answer.data.picture));
      reject(
        new Refusal(request.status, answer.code ?? 'unexpected', answer.message ?? 'Unexpected Server Error', {
          fields: answer.fields,
        }),
      );
    };
    request.onerror = () =>
      reject(new Refusal(0, 'offline', 'The shop cannot be reached. Please check your connection and try again.'));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', cancel);
    request.send(file);
  });
}

/** How far a picture's encoding is. */
export const picture = async (id: string, signal: AbortSignal): Promise<SentPicture> =>
  decode(
    (
      await call<{ data: { picture: WirePicture } }>('GET', `/pictures/${encodeURIComponent(id)}`, undefined, {
        signal,
      })
    ).data.picture,
  );
