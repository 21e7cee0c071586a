import type { Hono } from 'hono';
import { callerLocale } from '#src/api/frame.ts';
import { keepCookiesInStep } from '#src/api/session-cookies.ts';
import { RULES } from '#src/contract/rules.ts';
import { isUnreachable } from '#src/platform/database/database.ts';
import { Fault, invalid, notFound } from '#src/platform/fault.ts';
import { callerOrigin } from '#src/platform/http/origin.ts';
import { callerAddress } from '#src/platform/http/request-frame.ts';
import { ADDRESS_HEADER, LANGUAGE_HEADER } from '#src/shop/identity/auth.ts';
import { isLibraryCall } from '#src/shop/identity/library-calls.ts';
import type { Shop } from '#src/shop/shop.ts';

/** Identity at /api/auth/*: the library answers, we word its refusals as ours and keep the plain cookies in step. */
export function authCalls(api: Hono, shop: Shop): void {
  api.on(['GET', 'POST'], '/auth/*', async (c) => {
    if (!isLibraryCall(c.req.path.replace(/^\/api\/auth/, ''))) throw notFound('This call');
    const headers = new Headers(c.req.raw.headers);
    headers.set(ADDRESS_HEADER, callerAddress(c, shop.settings));
    headers.set(LANGUAGE_HEADER, callerLocale(c, shop.settings));
    const origin = callerOrigin(c.req.raw, shop.settings);
    const url = new URL(c.req.raw.url);
    const body = c.req.method === 'POST' ? wanted(url.pathname, await readJson(c.req.raw)) : undefined;
    if (url.pathname.endsWith('/sign-up/email')) checkNewcomer(body);
    const request = new Request(origin + url.pathname + url.search, { method: c.req.method, headers, ...(body && { body: JSON.stringify(body) }) });
    const answer = await shop.auth.handler(request).catch((error) => {
      if (isUnreachable(error)) throw resting();
      throw error;
    });
    // The library hides why it failed; a database that is away is no accident of ours.
    if (answer.status >= 500) await mustReach(shop);
    return finish(answer, origin);
  });
}

const resting = () => new Fault('unavailable', 'The shop is resting for a moment. Please try again.');

async function mustReach({ db }: Shop): Promise<void> {
  try {
    await db.selectFrom('secret').select('name').limit(1).execute();
  } catch (error) {
    throw isUnreachable(error) ? resting() : error;
  }
}

/** The library answers 500 to a body that is no JSON object; we answer 400 before it sees one. */
async function readJson(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text();
  if (text === '') return {};
  const parsed: unknown = JSON.parse(text); // a SyntaxError becomes `unreadable`
  if (!parsed || typeof parsed !== 'object' || Array.isArray(parsed)) throw new Fault('unreadable', 'The body must be a JSON object.');
  if (text.includes('\\u0000')) throw new Fault('invalid', 'Contains characters that cannot be kept.');
  return parsed as Record<string, unknown>;
}

const FIELDS: Record<string, readonly string[]> = {
  '/api/auth/sign-up/email': ['name', 'email', 'password'],
  '/api/auth/sign-in/email': ['email', 'password', 'rememberMe'],
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

async function finish(answer: Response, origin: string): Promise<Response> {
  const headers = new Headers(answer.headers);
  const half = keepCookiesInStep(headers, origin) === 'half';
  headers.set('cache-control', 'private, no-store');
  const wait = headers.get('x-retry-after');
  if (answer.status === 429 && wait && !headers.has('retry-after')) headers.set('retry-after', wait);
  headers.delete('content-length');
  if (answer.status < 400) return new Response(withoutToken(await answer.text(), half), { status: answer.status, headers });
  headers.set('content-type', 'application/json');
  const told = (await answer.json().catch(() => ({}))) as { code?: string; message?: string };
  const body = { status: answer.status >= 500 ? 'error' : 'fail', code: told.code ?? 'refused', message: told.message ?? answer.statusText };
  return new Response(JSON.stringify(body), { status: answer.status, headers });
}

/** The session's token belongs in its HttpOnly cookie and nowhere that a script can read (ASVS 5.0 §3.3.4). */
function withoutToken(text: string, half: boolean): string {
  if (!text.startsWith('{')) return text;
  const { token: _, session, ...rest } = JSON.parse(text) as { token?: string; session?: Record<string, unknown> };
  const { token: __, ...safe } = session ?? {};
  return JSON.stringify({ ...rest, ...(session && { session: safe }), ...(half && { secondFactor: true }) });
}
