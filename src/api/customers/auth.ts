import type { Context, Hono, MiddlewareHandler } from 'hono';
import { callerLocale } from '#src/api/middleware.ts';
import { Fault } from '#src/platform/fault.ts';
import { callerOrigin, isOwnOrigin } from '#src/platform/http/origin.ts';
import { currentPrincipal } from '#src/shop/customers/identity/current-principal.ts';
import { beginGoogle } from '#src/shop/customers/identity/google/begin-google.ts';
import { finishGoogle } from '#src/shop/customers/identity/google/finish-google.ts';
import { noteLeaving } from '#src/shop/customers/identity/note-entry.ts';
import { showSession } from '#src/shop/customers/identity/show-session.ts';
import { signIn } from '#src/shop/customers/identity/sign-in.ts';
import { signOut } from '#src/shop/customers/identity/sign-out.ts';
import { signUp } from '#src/shop/customers/identity/sign-up.ts';
import type { Shop } from '#src/shop/shop.ts';
import { encodeUser, googleBody, signInBody, signOutBody, signUpBody } from '#src/wire/customers/identity.ts';
import { misfit } from '#src/wire/fault.ts';
import { addCookie, callerOf, cookiesFor, giveSession, placeOf } from './session-cookies.ts';

const CALLBACK = '/auth/callback/google';

/** Signing up, in and out, and in with Google. Not in the API document, which describes calls with a session. */
export function authCalls(api: Hono, shop: Shop): void {
  const from = (c: Context) => ({
    place: placeOf(c, shop),
    caller: callerOf(c, shop),
    locale: callerLocale(c, shop.settings),
  });
  const redirectUri = (c: Context) => `${callerOrigin(c.req.raw, shop.settings)}/api${CALLBACK}`;
  const known = needOrigin(shop);

  api.post('/auth/sign-up/email', known, async (c) => {
    const entered = await signUp(shop, await readBody(c, signUpBody), from(c));
    const half = (await giveSession(c, shop, entered, 'password')) === 'second-factor';
    return c.json({ user: encodeUser(entered.user), ...(half && { secondFactor: true }) });
  });
  api.post('/auth/sign-in/email', known, async (c) => {
    const entered = await signIn(shop, await readBody(c, signInBody), from(c));
    const half = (await giveSession(c, shop, entered, 'password')) === 'second-factor';
    return c.json({ redirect: false, user: encodeUser(entered.user), ...(half && { secondFactor: true }) });
  });
  api.post('/auth/sign-out', known, async (c) => {
    await readBody(c, signOutBody);
    const leaving = await currentPrincipal(shop, c.req.raw.headers);
    const gone = await signOut(shop, c.req.raw.headers, callerOf(c, shop));
    if (leaving) await noteLeaving(shop, leaving);
    for (const cookie of [gone, ...cookiesFor('ended', callerOrigin(c.req.raw, shop.settings))])
      addCookie(c, shop, cookie);
    // The next person at this computer finds none of their pages in its cache.
    c.header('clear-site-data', '"cache"');
    return c.json({ success: true });
  });
  api.get('/auth/get-session', async (c) => {
    const shown = await showSession(shop, c.req.raw.headers);
    if (shown.user) return c.json({ user: encodeUser(shown.user), session: shown.session });
    if (shown.gone) addCookie(c, shop, shown.gone);
    return c.json(null);
  });
  api.post('/auth/sign-in/social', known, async (c) => {
    const { callbackURL, errorCallbackURL, disableRedirect } = await readBody(c, googleBody);
    const { address, cookie } = await beginGoogle(shop, {
      landings: { done: callbackURL, failed: errorCallbackURL },
      redirectUri: redirectUri(c),
      network: placeOf(c, shop).network,
    });
    addCookie(c, shop, cookie);
    return c.json({ url: address, redirect: !disableRedirect });
  });
  api.get(CALLBACK, async (c) => {
    const query = new URL(c.req.url).searchParams;
    const answered = { query, headers: c.req.raw.headers, redirectUri: redirectUri(c) };
    const { to, cookie, entered, why } = await finishGoogle(shop, answered, from(c));
    if (cookie) addCookie(c, shop, cookie);
    if (entered) await giveSession(c, shop, entered, 'google');
    else shop.security.failure('sign-in', { way: 'google', why });
    return c.redirect(to);
  });
}

/**
 * Our pages identify themselves by Origin or at least by Referer: a browser that has cookies or sends Sec-Fetch-Site does so with every
 * write. Stricter than the middleware of every call, because a sign-in needs no session that could be missing.
 */
const needOrigin =
  ({ settings }: Pick<Shop, 'settings'>): MiddlewareHandler =>
  async (c, next) => {
    const { headers } = c.req.raw;
    const isBrowser = headers.has('cookie') || headers.has('sec-fetch-site');
    const referer = headers.get('referer');
    if (!headers.has('origin') && (isBrowser || referer)) {
      if (!referer || !URL.canParse(referer)) throw new Fault('forbidden', 'origin-missing');
      const asOrigin = new Request(c.req.url, { headers: { origin: new URL(referer).origin } });
      if (!isOwnOrigin(asOrigin, settings)) throw new Fault('foreign-origin', 'foreign-origin');
    }
    await next();
  };

type Schema<T> = {
  safeParse(given: unknown): { success: true; data: T } | { success: false; error: Parameters<typeof misfit>[0] };
};

/** A JSON object checked by a schema; only the fields that a call needs. No body counts as an empty one. */
async function readBody<T>(c: Context, schema: Schema<T>): Promise<T> {
  const text = await c.req.text();
  if (text !== '' && !/^application\/json\s*(?:;|$)/i.test(c.req.header('content-type') ?? ''))
    throw new Fault('unsupported-type', 'not-sent-as-json');
  const given: unknown = text === '' ? {} : JSON.parse(text); // a SyntaxError becomes `unreadable`
  if (!given || typeof given !== 'object' || Array.isArray(given)) throw new Fault('unreadable', 'not-an-object');
  const read = schema.safeParse(given);
  if (!read.success) throw misfit(read.error, given);
  return read.data;
}
