import type { Context } from 'hono';
import { callerAddress, callerNetwork } from '#src/platform/http/caller.ts';
import { callerOrigin } from '#src/platform/http/origin.ts';
import { endFormerSession } from '#src/shop/customers/identity/account-sessions.ts';
import {
  ADDRESS_HEADER,
  DEVICE_HEADER,
  SESSION_CHANGE_HEADER,
  type SessionChange,
} from '#src/shop/customers/identity/auth-headers.ts';
import type { Entered } from '#src/shop/customers/identity/enter.ts';
import { DEVICE_LIVES_SECONDS, type Place, rememberPlace } from '#src/shop/customers/identity/known-place.ts';
import { noteEntry, type WayOfEntry } from '#src/shop/customers/identity/note-entry.ts';
import type { Shop } from '#src/shop/shop.ts';
import { plainCookies } from '#src/ssr/browse.ts';
import { DEVICE_COOKIE, HOST_PREFIX, KIND_COOKIE, readCookie, UID_COOKIE } from '#src/wire/visitor.ts';

/** Where a request comes from: its network, and the mark that its browser got when somebody signed in there. */
export const placeOf = (c: Context, { settings }: Pick<Shop, 'settings'>): Place => ({
  network: callerNetwork(c, settings),
  device: readCookie(c.req.header('cookie'), DEVICE_COOKIE)?.slice(0, 100),
});

/** A request's headers for whoever begins a session: with the caller's real address and mark, whatever they sent under these names. */
export function enteringHeaders(c: Context, { settings }: Pick<Shop, 'settings'>): Headers {
  const headers = new Headers(c.req.raw.headers);
  headers.set(ADDRESS_HEADER, callerAddress(c, settings));
  const { device } = placeOf(c, { settings });
  if (device) headers.set(DEVICE_HEADER, device);
  else headers.delete(DEVICE_HEADER);
  return headers;
}

/**
 * The cookies of an answer say what has happened to the session: the plain ones are set and dropped with it, the browser gets its mark,
 * and over https all are Secure, also where only the proxy knows. Answers what has happened.
 */
export async function keepCookiesInStep(
  c: Context,
  shop: Shop,
  headers: Headers,
  way: WayOfEntry,
): Promise<SessionChange | undefined> {
  const change = JSON.parse(headers.get(SESSION_CHANGE_HEADER) ?? 'null') as SessionChange | null;
  headers.delete(SESSION_CHANGE_HEADER);
  const origin = callerOrigin(c.req.raw, shop.settings);
  const lines = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const line of lines)
    headers.append('set-cookie', origin.startsWith('https:') && !/;\s*secure\b/i.test(line) ? `${line}; Secure` : line);
  if (!change) return undefined;
  if (change !== 'ended') {
    await endFormerSession(shop, c.req.raw.headers);
    await noteEntry(shop, change, way);
  }
  for (const cookie of cookiesFor(change, origin)) headers.append('set-cookie', cookie);
  if (typeof change === 'object')
    headers.append('set-cookie', deviceCookie(await rememberPlace(shop, change.uid, placeOf(c, shop)), origin));
  return change;
}

/** A session that waits for its second factor shows nobody's pages yet. */
export const cookiesFor = (change: SessionChange, origin: string): string[] =>
  change === 'ended' || change === 'half'
    ? [...plainCookies(KIND_COOKIE, '', origin), ...plainCookies(UID_COOKIE, '', origin)]
    : [...plainCookies(KIND_COOKIE, change.kind, origin), ...plainCookies(UID_COOKIE, change.uid, origin)];

function deviceCookie(mark: string, origin: string): string {
  const secure = origin.startsWith('https:');
  return `${secure ? HOST_PREFIX : ''}${DEVICE_COOKIE}=${mark}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${DEVICE_LIVES_SECONDS}${secure ? '; Secure' : ''}`;
}

/** Hands the cookies of a session that has begun to the browser; answers whether it is whole. */
export async function giveSession(
  c: Context,
  shop: Shop,
  entered: Entered,
  way: WayOfEntry,
): Promise<'session' | 'second-factor'> {
  const change = await keepCookiesInStep(c, shop, entered.headers, way);
  for (const cookie of entered.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true });
  return change === 'half' ? 'second-factor' : 'session';
}
