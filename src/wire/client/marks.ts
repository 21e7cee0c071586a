import { API, Refusal } from './call.ts';

type Answer = { code?: string; message?: string; data?: { mark: { url: string } } };

/** Uploads a logo or a brand's mark as it is, and answers its address. Throws {@link Refusal}: `invalid` or `too-large`, with a sentence. */
export async function sendMark(file: Blob, signal: AbortSignal): Promise<string> {
  const response = await fetch(`${API}/admin/marks`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'content-type': file.type || 'application/octet-stream' },
    body: file,
    signal,
  }).catch(() => {
    throw new Refusal(0, 'offline', 'The shop cannot be reached. Please check your connection and try again.');
  });
  const answer = (await response.json().catch(() => ({}))) as Answer;
  if (response.ok && answer.data) return answer.data.mark.url;
  throw new Refusal(response.status, answer.code ?? 'unexpected', answer.message ?? 'Unexpected Server Error');
}
