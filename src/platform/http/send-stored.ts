import type { StoredPage } from '#src/platform/page-cache/page-cache.ts';

/** What a request says about how it wants to be answered. */
export type Wishes = { acceptEncoding: string | null; ifNoneMatch: string | null; head: boolean };

/** Answers with a stored page: 304 when the browser has it, else the smallest body that the browser reads. */
export function sendStored(page: StoredPage, wishes: Wishes): Response {
  const accepted = wishes.acceptEncoding ?? '';
  const encoding = page.brotli && /\bbr\b/.test(accepted) ? 'br' : page.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  const body = encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : page.body;
  const headers: Record<string, string> = { ...page.headers, etag: page.etag, vary: VARY };
  if (page.status === 200 && wishes.ifNoneMatch && matches(wishes.ifNoneMatch, page.etag)) return new Response(null, { status: 304, headers });
  if (encoding) headers['content-encoding'] = encoding;
  headers['content-length'] = String(body?.length ?? 0);
  return new Response(wishes.head ? null : (body as Uint8Array<ArrayBuffer>), { status: page.status, headers });
}

const VARY = 'accept-encoding, cookie, accept-language';

const matches = (header: string, etag: string) => header === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
