import type { Context, Hono } from 'hono';
import { RULES } from '#src/kernel/field-rules.ts';
import { Fault, invalid, notFound, resting } from '#src/platform/fault.ts';
import { callerOrigin } from '#src/platform/http/origin.ts';
import { currentRequestId } from '#src/platform/log/log.ts';
import { LANGUAGE_HEADER } from '#src/shop/customers/identity/auth-headers.ts';
import { currentCustomer, readSession } from '#src/shop/customers/identity/current-customer.ts';
import { isLibraryCall } from '#src/shop/customers/identity/library-calls.ts';
import { noteLeaving } from '#src/shop/customers/identity/note-entry.ts';
import type { Shop } from '#src/shop/shop.ts';
import { encodeFault } from '#src/wire/fault.ts';
import { authRefusal } from './auth-refusal.ts';
import { callerLocale } from './frame.ts';
import { enteringHeaders, keepCookiesInStep } from './session-cookies.ts';

/** Identity at /api/auth/*: the library answers, we word its refusals as ours and keep the plain cookies in step. */
export function authCalls(api: Hono, shop: Shop): void {
  api.on(['GET', 'POST'], '/auth/*', async (c) => {
    if (!isLibraryCall(c.req.path.replace(/^\/api\/auth/, ''))) throw notFound('call');
    const headers = enteringHeaders(c, shop);
    headers.set(LANGUAGE_HEADER, callerLocale(c, shop.settings));
    // A session that waits for its second factor tells nothing yet.
    if (c.req.path.endsWith('/get-session') && (await readSession(shop, c.req.raw.headers))?.half)
      return c.json(null, 200, { 'cache-control': 'private, no-store' });
    const origin = callerOrigin(c.req.raw, shop.settings);
    const url = new URL(c.req.raw.url);
    const body = c.req.method === 'POST' ? wanted(url.pathname, await readJson(c.req.raw)) : undefined;
    if (url.pathname.endsWith('/sign-up/email')) checkNewcomer(body);
    const request = new Request(origin + url.pathname + url.search, {
      method: c.req.method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const leaving = url.pathname.endsWith('/sign-out') ? await currentCustomer(shop, c.req.raw.headers) : undefined;
    const began = performance.now();
    const answer = await shop.auth.handler(request);
    // The library calls some failures refusals (422, 500), and a sign-out a success that has ended nothing.
    const failed = (answer.status >= 400 || url.pathname.endsWith('/sign-out')) && shop.outage.failedSince(began);
    if (failed) throw resting();
    if (leaving) await noteLeaving(shop, leaving);
    return finish(c, shop, answer);
  });
}

/** The library answers 500 to a body that is no JSON object; we answer 400 before it sees one. */
async function readJson(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text();
  if (text === '') return {};
  const parsed: unknown = JSON.parse(text); // a SyntaxError becomes `unreadable`
  if (!parsed || typeof parsed !== 'object' || Array.isArray(parsed)) throw new Fault('unreadable', 'not-an-object');
  if (text.includes('\\u0000')) throw new Fault('invalid', 'unstorable');
  return parsed as Record<string, unknown>;
}

const FIELDS: Record<string, readonly string[]> = {
  '/api/auth/sign-up/email': ['name', 'email', 'password'],
  '/api/auth/sign-in/email': ['email', 'password'],
};

/** Only what these calls are for: the library would also keep the address of a photo, on whatever host (seen). */
function wanted(path: string, body: Record<string, unknown>): Record<string, unknown> {
  const fields = FIELDS[path];
  return fields ? Object.fromEntries(Object.entries(body).filter(([name]) => fields.includes(name))) : body;
}

/** The field rules that everybody shares (spec.md §5), before the library's own: nothing hidden, nothing that looks like another. */
function checkNewcomer({ name, email }: Record<string, unknown> = {}): void {
  for (const [field, value, rule] of [
    ['name', name, RULES.userName],
    ['email', email, RULES.email],
  ] as const) {
    const message = typeof value === 'string' ? rule(value) : undefined;
    if (message) throw invalid({ [field]: message }, message);
  }
}

/** What the library says of a sign-in with Google that failed: a short word in the address of the page that it ends on. */
const FAILED = /[?&]error=([a-z_-]{1,40})(?:&|$)/i;

async function finish(c: Context, shop: Shop, answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  const google = c.req.path.endsWith('/callback/google');
  const change = await keepCookiesInStep(c, shop, headers, google ? 'google' : 'password');
  if (google && !change)
    shop.security.failure('sign-in', { way: 'google', why: FAILED.exec(headers.get('location') ?? '')?.[1] });
  const half = change === 'half';
  headers.set('cache-control', 'private, no-store');
  // Whoever comes to this computer next finds no page of theirs in its cache.
  if (c.req.path.endsWith('/sign-out')) headers.set('clear-site-data', '"cache"');
  const wait = headers.get('x-retry-after');
  if (answer.status === 429 && wait && !headers.has('retry-after')) headers.set('retry-after', wait);
  headers.delete('content-length');
  if (answer.status < 400)
    return new Response(withoutToken(await answer.text(), half), { status: answer.status, headers });
  headers.set('content-type', 'application/json');
  const told = (await answer.json().catch(() => ({}))) as { code?: string; message?: string };
  const fault = authRefusal({ ...told, status: answer.status });
  if (!fault) throw new Error(`The identity library answered ${answer.status} ${told.code ?? ''} to ${c.req.path}`);
  const { http, body } = encodeFault(fault, currentRequestId());
  return new Response(JSON.stringify(body), { status: http, headers });
}

/** The session's token belongs in its HttpOnly cookie and nowhere that a script can read (ASVS 5.0 §3.3.4). */
function withoutToken(text: string, half: boolean): string {
  if (!text.startsWith('{')) return text;
  const { token: _, session, ...rest } = JSON.parse(text) as { token?: string; session?: Record<string, unknown> };
  const { token: __, ...safe } = session ?? {};
  return JSON.stringify({ ...rest, ...(session && { session: safe }), ...(half && { secondFactor: true }) });
}
