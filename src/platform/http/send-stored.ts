import { bytesOf, type Coding, type StoredPage } from '#src/platform/page-cache/stored-page.ts';

/** How a request wants to be answered. */
export type RequestWants = { acceptEncoding: string | null; ifNoneMatch: string | null; head: boolean };

export const VARY = 'accept-encoding, cookie, accept-language';

/** Answers with a stored page: 304 when the browser has it, else the smallest body that the browser accepts. */
export function sendStored(page: StoredPage, wishes: RequestWants): Response {
  const encoding = pickEncoding(page, wishes.acceptEncoding ?? '');
  const headers: Record<string, string> = { ...page.headers, etag: page.etag, vary: VARY };
  if (page.status === 200 && isNotModified(wishes.ifNoneMatch ?? undefined, page.etag))
    return new Response(null, { status: 304, headers });
  const body = bytesOf(page, encoding);
  if (encoding) headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.length);
  const answer = new Response(wishes.head ? null : (body as Uint8Array<ArrayBuffer>), { status: page.status, headers });
  for (const cookie of page.cookies ?? []) answer.headers.append('set-cookie', cookie);
  return answer;
}

/** The best encoding that both sides support; '' for none. */
export const pickEncoding = (page: StoredPage, accepted: string): Coding =>
  !page.brotli ? '' : /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : '';

/** Whether `If-None-Match` names this version. */
export const isNotModified = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header === etag || header === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag));
