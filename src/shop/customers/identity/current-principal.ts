import { currentRequest } from '#src/platform/log/log.ts';
import type { Shop } from '#src/shop/shop.ts';
import { bearerOf } from './bearer.ts';
import type { Principal } from './principal.ts';
import { findSession, noteUse } from './session.store.ts';
import { isOver, NOTED_EACH, SESSION_LIVES } from './session-lifetime.ts';
import { readSigned } from './signed-cookie.ts';
import { tokenHash } from './token.ts';

type Reading = Pick<Shop, 'auth' | 'db' | 'clock' | 'settings'>;

/**
 * The account behind a request, or undefined. Role and ban come from the database at each call, never from a cookie,
 * so that a change takes effect at once (rules.md §2). Every personal call begins with this, so it is one statement.
 */
export async function currentPrincipal(shop: Reading, headers: Headers): Promise<Principal | undefined> {
  const found = await readSession(shop, headers);
  if (!found || found.half) return undefined;
  await noteThisUse(shop, found);
  const { uid, name, email, emailVerified, role, sessionId } = found;
  const customer: Principal = { uid, name, email, emailVerified, role, session: sessionId };
  // Withheld here, so that no page or call can forget to check.
  if (role === 'administrator' && shop.settings.admin2fa === 'required' && !found.confirmedAt)
    return { ...customer, role: 'customer', needsSecondFactor: true };
  return customer;
}

type Found = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** Extends a session with its use, up to its absolute limit. */
async function noteThisUse({ db }: Reading, { sessionId, role, createdAt, updatedAt }: Found): Promise<void> {
  const now = Date.now();
  if (now - updatedAt.getTime() < NOTED_EACH) return;
  const { idle, whole } = SESSION_LIVES[role];
  await noteUse(db, sessionId, new Date(now), new Date(Math.min(createdAt.getTime() + whole, now + idle)));
}

/** The session behind a request. `half`: it waits for the account's second factor, and until then authenticates nobody. */
export async function readSession(shop: Pick<Reading, 'auth' | 'db' | 'settings'>, headers: Headers) {
  // A key's call is the key's alone (api/admit-key.ts).
  if (bearerOf(headers) !== undefined) return undefined;
  const token = readSigned(shop, headers.get('cookie'), 'sid');
  const found = token && (await findSession(shop.db, tokenHash(token)));
  if (!found || found.banned || found.expiresAt.getTime() <= Date.now() || isOver(found.role, found, new Date()))
    return undefined;
  const request = currentRequest();
  if (request) Object.assign(request, { uid: found.uid, role: found.role });
  return { ...found, half: found.confirmedAt !== null && found.passedAt === null };
}
