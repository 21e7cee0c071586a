import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { type RequestFacts, withRequest } from '#src/platform/log/log.ts';
import type { SecurityLog } from '#src/platform/log/security-log.ts';
import { routeClass } from '#src/platform/metrics/route-class.ts';
import type { Platform } from '#src/platform/platform.ts';
import { inRequestSpan, isTracing, type Span } from '#src/platform/trace/span.ts';
import { callerNetwork, incomingOf } from './caller.ts';
import { callerOrigin } from './origin.ts';
import { requestIdOf } from './request-id.ts';

/** The policy for answers that are not pages: they may load nothing. */
export const NO_CONTENT_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The headers of an answer at a path; `secure` when the caller came by https. If a name appears twice, the last one counts. */
type HeadersAt = (path: string, secure: boolean) => readonly [string, string][];

/** Around every request: its id and span, the headers that every answer carries, and one log line. */
export function requestMiddleware(
  { settings, log, security, tally }: Pick<Platform, 'settings' | 'log' | 'security' | 'tally'>,
  headersAt: HeadersAt,
): MiddlewareHandler {
  return (c, next) => {
    const incoming = incomingOf(c);
    const id = requestIdOf(incoming);
    const started = performance.now();
    const facts: RequestFacts = { id, network: () => callerNetwork(c, settings) };
    const work = async (span: Span) => {
      await next();
      noteRefusal(security, facts, c);
      if (c.res.status === 429) tally.refusal(facts.limit);
      if (isTracing()) describe(span, facts, c);
      const secure = callerOrigin(c.req.raw, settings).startsWith('https:');
      const headers = c.res.headers;
      headers.set('x-request-id', id);
      for (const [name, value] of headersAt(c.req.path, secure)) headers.set(name, value);
      if (!headers.has('content-security-policy')) headers.set('content-security-policy', NO_CONTENT_POLICY);
      const ms = Math.round((performance.now() - started) * 10) / 10;
      // A token in an address is a secret: its page's pattern is logged instead.
      const path = facts.page?.includes(':token') ? facts.page : c.req.path;
      const line = { method: c.req.method, path, status: c.res.status, ms };
      // What makes the shop unavailable is logged once, where it is noticed; a line per failed request would be a flood.
      if (c.res.status >= 500 && c.res.status !== 503) log.error(line, 'request');
      else log.debug(line, 'request');
    };
    return withRequest(facts, () => inRequestSpan(incoming?.headers ?? {}, { 'kiran.request_id': id }, work));
  };
}

/** A request's span is named by its route, never by its address. */
function describe(span: Span, { page }: RequestFacts, c: Context): void {
  const { method } = c.req;
  const route = page ?? routeOf(c) ?? routeClass(c.req.path);
  span.rename(`${method} ${route}`);
  span.set({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': c.res.status });
}

/** The route that has answered, as it is written in the code; undefined for a page. */
function routeOf(c: Context): string | undefined {
  const routes = matchedRoutes(c).flatMap(({ method, path: route }) =>
    method === 'ALL' || route === '/*' ? [] : route,
  );
  return routes.findLast((route) => !route.includes('*')) ?? routes.at(-1);
}

/** A refused caller may be probing. Failed sign-ins and the like are skipped: they log themselves, with more than a status. */
function noteRefusal(security: SecurityLog, { told, code, limit, page }: RequestFacts, c: Context): void {
  const { status } = c.res;
  if (told || (status !== 401 && status !== 403 && status !== 429)) return;
  const path = page ?? routeOf(c) ?? '/*';
  const event = code === 'foreign-origin' ? 'foreign-origin' : status === 429 ? 'limit' : 'refused';
  security.failure(event, { status, code, limit, path });
}
