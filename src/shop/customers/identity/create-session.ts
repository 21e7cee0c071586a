import { randomBytes } from 'node:crypto';
import { Fault, notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import { currentRequest } from '#src/platform/log/log.ts';
import type { Shop } from '#src/shop/shop.ts';
import { isConfirmed } from './second-factor.store.ts';
import { insertSession } from './session.store.ts';
import { LONGEST_SESSION, SESSION_LIVES } from './session-lifetime.ts';
import { setSigned } from './signed-cookie.ts';
import { tokenHash } from './token.ts';
import { findUser } from './user.store.ts';

/** Which kind of page a browser should get from now on. `half`: the second factor is still pending. */
export type SessionChange = { kind: 'customer' | 'administrator'; uid: string } | 'half' | 'ended';

/** The device that begins a session, as shown in the list of devices and in the export. */
export type Caller = { network: string; userAgent: string };

/** The result of signing in: the session's id, the cookie with its token, and what changes for the browser. */
export type CreatedSession = { session: string; cookie: string; change: Exclude<SessionChange, 'ended'> };

/**
 * Begins a session for an authenticated user: every sign-in method ends here, with a new token, of which the database stores
 * only the hash. @throws `forbidden` for a banned account
 */
export async function createSession(
  shop: Pick<Shop, 'auth' | 'db'>,
  uid: string,
  caller: Caller,
): Promise<CreatedSession> {
  const user = await findUser(shop.db, uid);
  if (!user) throw notFound('account');
  if (user.banned) throw new Fault('forbidden', 'sign-in-wrong');
  const { role } = user;
  const token = randomBytes(32).toString('base64url');
  // Sessions begin and end by the system's clock (platform/clock.ts).
  const at = new Date();
  const session = newId('ses', at.getTime());
  await insertSession(shop.db, {
    id: session,
    token: tokenHash(token),
    userId: uid,
    ipAddress: caller.network,
    userAgent: caller.userAgent,
    createdAt: at,
    updatedAt: at,
    expiresAt: new Date(at.getTime() + SESSION_LIVES[role].idle),
  });
  const request = currentRequest();
  if (request) Object.assign(request, { uid, role });
  return {
    session,
    cookie: setSigned(shop, 'sid', token, LONGEST_SESSION / 1000),
    change: (await isConfirmed(shop.db, uid)) ? 'half' : wholeSession(user),
  };
}

/** The browser's change for a full session: without a second factor, or after it. */
export const wholeSession = ({ uid, role }: { uid: string; role: string }) => ({
  kind: role === 'administrator' ? ('administrator' as const) : ('customer' as const),
  uid,
});
