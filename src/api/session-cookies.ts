import type { Context } from 'hono';
import { KIND_COOKIE, UID_COOKIE } from '#src/contract/visitor.ts';
import { plainCookie } from '#src/pages/browse.ts';
import { callerOrigin } from '#src/platform/http/origin.ts';
import { callerAddress } from '#src/platform/http/request-frame.ts';
import { ADDRESS_HEADER, SESSION_CHANGE_HEADER, type SessionChange } from '#src/shop/identity/auth.ts';
import type { Entered } from '#src/shop/identity/enter.ts';
import type { Shop } from '#src/shop/shop.ts';

/** The plain cookies say what the session says: set and dropped in the same answer. Answers what has happened to it. */
export function keepCookiesInStep(headers: Headers, origin: string): SessionChange | undefined {
  const change = JSON.parse(headers.get(SESSION_CHANGE_HEADER) ?? 'null') as SessionChange | null;
  headers.delete(SESSION_CHANGE_HEADER);
  if (change) for (const cookie of cookiesFor(change, origin)) headers.append('set-cookie', cookie);
  return change ?? undefined;
}

/** A session that waits for its second factor shows nobody's pages yet. */
export const cookiesFor = (change: SessionChange, origin: string): string[] =>
  change === 'ended' || change === 'half'
    ? [plainCookie(KIND_COOKIE, '', origin), plainCookie(UID_COOKIE, '', origin)]
    : [plainCookie(KIND_COOKIE, change.kind, origin), plainCookie(UID_COOKIE, change.uid, origin)];

/** A request's headers for whoever begins a session: with the caller's real address, whatever they sent under its name. */
export function enteringHeaders(c: Context, { settings }: Shop): Headers {
  const headers = new Headers(c.req.raw.headers);
  headers.set(ADDRESS_HEADER, callerAddress(c, settings));
  return headers;
}

/** Hands the cookies of a session that has begun to the browser; answers whether it is whole. */
export function giveSession(c: Context, { settings }: Shop, entered: Entered): 'session' | 'second-factor' {
  const change = keepCookiesInStep(entered.headers, callerOrigin(c.req.raw, settings));
  for (const cookie of entered.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true });
  return change === 'half' ? 'second-factor' : 'session';
}
