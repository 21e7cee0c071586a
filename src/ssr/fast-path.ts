import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSecure, pageOrigin } from '#src/platform/http/origin.ts';
import { requestIdOf } from '#src/platform/http/request-id.ts';
import { NO_CONTENT_POLICY } from '#src/platform/http/request-middleware.ts';
import { isNotModified, pickEncoding, VARY } from '#src/platform/http/send-stored.ts';
import { endUnder, type WrittenHead, writtenHead } from '#src/platform/http/written-head.ts';
import { bytesOf, type Coding, type StoredPage } from '#src/platform/page-cache/stored-page.ts';
import type { Shop } from '#src/shop/shop.ts';
import type { RouteIds } from './route-ids.ts';
import { securityHeaders } from './security-headers.ts';
import { createSurrogateHeaders } from './surrogate-headers.ts';
import { accessRedirect, cacheKey, isShared, type PageRequest, readTarget } from './target.ts';

/** The parts of a page request that matter, as they came over the wire: the router path reads them from here too. */
export const pageRequest = ({ url, headers }: IncomingMessage): PageRequest => ({
  target: url ?? '',
  cookie: headers.cookie ?? null,
  acceptLanguage: headers['accept-language'] ?? null,
});

/** Addresses of ours are shorter; longer ones are sent to fill memory. */
const LONGEST_TARGET = 4096;

/** The parameters that cached calls know; all others are ignored, so that they cannot flood the cache. */
const CALL_QUERY = ['addTo', 'language', 'limit', 'page', 'q', 'stars'];

/** The name under which a call's answer is stored when nobody is signed in; undefined if a parameter is repeated. */
export function callName(target: string): string | undefined {
  const mark = target.indexOf('?');
  if (mark < 0) return target;
  const query = new URLSearchParams(target.slice(mark));
  const known: [string, string][] = [];
  for (const name of CALL_QUERY) {
    const given = query.getAll(name);
    if (given.length > 1) return undefined;
    if (given[0] !== undefined) known.push([name, given[0]]);
  }
  return `${target.slice(0, mark)}?${new URLSearchParams(known)}`;
}

/** Whether no cookie parser, however lenient, could find a session in this header: then an answer depends on the address only. */
export const isAnonymous = (cookie: string | null | undefined): boolean => !cookie || !/sid/i.test(cookie);

/**
 * Answers from memory what has been answered before, ahead of all routing. Pages are found under the very key that the router path
 * computes, by the same functions on the same request, so that nobody gets what was rendered for another kind of visitor; a call's answer
 * is found by its address, and only for callers that can have no session. Answers false for everything else.
 */
export function createFastPath(shop: Pick<Shop, 'cache' | 'clock' | 'settings' | 'opening'>, routeIds: RouteIds) {
  const { cache, settings, opening } = shop;
  const surrogateHeaders = createSurrogateHeaders(shop);
  const ready = new WeakMap<StoredPage, Map<string, Ready>>();

  const find = (request: IncomingMessage): StoredPage | undefined => {
    const { url = '', headers } = request;
    // A call with a key is refused once that key has ended, whatever it asks for.
    if (url.startsWith('/api/'))
      return isAnonymous(headers.cookie) && !headers.authorization ? cache.findNamed(callName(url)) : undefined;
    const target = readTarget(pageRequest(request), settings, routeIds, opening.current.state);
    // An address that is not a page may still be a file.
    if (!target.found || !isShared(target) || accessRedirect(target)) return undefined;
    return cache.find(cacheKey(target, pageOrigin(request, settings)));
  };

  const prepare = (page: StoredPage, encoding: Coding, secure: boolean): Ready => {
    const variants = ready.get(page) ?? new Map<string, Ready>();
    ready.set(page, variants);
    const name = encoding + secure;
    const known = variants.get(name);
    if (known) return known;
    const body = bytesOf(page, encoding);
    const shared = [
      ...Object.entries(page.headers).flat(),
      ...securityHeaders(secure, settings).flat(),
      ...['etag', page.etag, 'vary', VARY],
    ];
    if (!('content-security-policy' in page.headers)) shared.push('content-security-policy', NO_CONTENT_POLICY);
    const fresh: Ready = {
      notModified: shared,
      head: [...shared, 'content-length', String(body.length), ...(encoding ? ['content-encoding', encoding] : [])],
      body,
    };
    if (body === page.body || encoding) variants.set(name, fresh); // what is unpacked is not kept
    return fresh;
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if ((request.url?.length ?? 0) > LONGEST_TARGET) {
      const headers = [
        ...securityHeaders(false, settings),
        ['content-security-policy', NO_CONTENT_POLICY],
        ['content-type', 'text/plain; charset=utf-8'],
        ['connection', 'close'],
      ];
      response.writeHead(414, headers.flat()).end('This address is too long.');
      return true;
    }
    if (request.method !== 'GET') return false;
    const page = find(request);
    if (!page) return false;
    const { headers } = request;
    const secure = isSecure(headers['x-forwarded-proto'], settings);
    const prepared = prepare(page, pickEncoding(page, headers['accept-encoding'] ?? ''), secure);
    const isKnown = page.status === 200 && isNotModified(headers['if-none-match'], page.etag);
    const id = requestIdOf(request);
    const surrogate = request.url?.startsWith('/api/') ? [] : surrogateHeaders(page);
    const isUsual = !isKnown && surrogate.length === 0;
    if (isUsual && prepared.written && endUnder(prepared.written, id, response, prepared.body)) return true;
    const own = [REQUEST_ID, id, ...(isKnown ? prepared.notModified : prepared.head), ...surrogate.flat()];
    response.writeHead(isKnown ? 304 : page.status, own);
    if (isUsual) prepared.written ??= writtenHead(response);
    response.end(isKnown ? undefined : prepared.body);
    return true;
  };
}

/** The first header of all: `written-head.ts` cuts there. */
const REQUEST_ID = 'x-request-id';

/** Raw headers in Node's flat form, without the request's id; `written`: as Node wrote them once. */
type Ready = { head: string[]; notModified: string[]; body: Buffer; written?: WrittenHead | undefined };
