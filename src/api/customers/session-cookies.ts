import type { Context } from 'hono';
import { callerNetwork } from '#src/platform/http/caller.ts';
import { callerOrigin } from '#src/platform/http/origin.ts';
import { endFormerSession } from '#src/shop/customers/identity/account-sessions.ts';
import type { Caller, CreatedSession, SessionChange } from '#src/shop/customers/identity/create-session.ts';
import { DEVICE_LIVES_SECONDS, type Place, rememberPlace } from '#src/shop/customers/identity/known-place.ts';
import { noteEntry, type WayOfEntry } from '#src/shop/customers/identity/note-entry.ts';
import type { Shop } from '#src/shop/shop.ts';
import { plainCookies } from '#src/ssr/browse.ts';
import { DEVICE_COOKIE, HOST_PREFIX, KIND_COOKIE, readCookie, UID_COOKIE } from '#src/wire/visitor.ts';

/** Where a request comes from: its network, and the marker that its browser got when somebody signed in there. */
export const placeOf = (c: Context, { settings }: Pick<Shop, 'settings'>): Place => ({
  network: callerNetwork(c, settings),
  device: readCookie(c.req.header('cookie'), DEVICE_COOKIE)?.slice(0, 100),
});

/** The device on which a session is to begin. */
export const callerOf = (c: Context, { settings }: Pick<Shop, 'settings'>): Caller => ({
  network: callerNetwork(c, settings),
  userAgent: c.req.header('user-agent') ?? '',
});

/** Sets a cookie with the answer: over https it is Secure, even if only the proxy knows that. */
export function addCookie(c: Context, { settings }: Pick<Shop, 'settings'>, line: string): void {
  const secure = callerOrigin(c.req.raw, settings).startsWith('https:') && !/;\s*secure\b/i.test(line);
  c.header('set-cookie', secure ? `${line}; Secure` : line, { append: true });
}

/** A session that is waiting for its second factor shows no personal pages yet. */
export const cookiesFor = (change: SessionChange, origin: string): string[] =>
  change === 'ended' || change === 'half'
    ? [...plainCookies(KIND_COOKIE, '', origin), ...plainCookies(UID_COOKIE, '', origin)]
    : [...plainCookies(KIND_COOKIE, change.kind, origin), ...plainCookies(UID_COOKIE, change.uid, origin)];

function deviceCookie(mark: string, origin: string): string {
  const secure = origin.startsWith('https:');
  return `${secure ? HOST_PREFIX : ''}${DEVICE_COOKIE}=${mark}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${DEVICE_LIVES_SECONDS}${secure ? '; Secure' : ''}`;
}

/**
 * Gives the browser a new session, with the plain cookies that mirror it and the browser's marker; its previous session ends. Answers
 * whether the new one is complete, not pending a second factor.
 */
export async function giveSession(
  c: Context,
  shop: Shop,
  { cookie, change }: CreatedSession,
  way: WayOfEntry,
): Promise<'session' | 'second-factor'> {
  const origin = callerOrigin(c.req.raw, shop.settings);
  await endFormerSession(shop, c.req.raw.headers);
  await noteEntry(shop, change, way);
  for (const line of [cookie, ...cookiesFor(change, origin)]) addCookie(c, shop, line);
  if (change === 'half') return 'second-factor';
  addCookie(c, shop, deviceCookie(await rememberPlace(shop, change.uid, placeOf(c, shop)), origin));
  return 'session';
}
