import { notFound } from '#src/platform/fault.ts';
import type { Shop } from '#src/shop/shop.ts';
import { deleteSession, deleteSessions, selectSessions } from './account-session.store.ts';
import { readSession } from './current-principal.ts';
import { type Device, readDevice } from './device.ts';

/** One device on which an account is signed in. `lastUsed` is exact to a day: a session is written to no more often. */
export type SignedInDevice = { id: string; here: boolean; device: Device; signedInAt: Date; lastUsed: Date };

/** The session behind a request: its id and beginning; undefined if not signed in. Never its token. */
export async function currentSession(
  shop: Pick<Shop, 'auth' | 'db' | 'settings'>,
  headers: Headers,
): Promise<{ id: string; createdAt: Date } | undefined> {
  const found = await readSession(shop, headers);
  return found && !found.half ? { id: found.sessionId, createdAt: found.createdAt } : undefined;
}

/** Devices on which an account is signed in, most recently used first. Sessions end by the system's clock (platform/clock.ts). */
export async function listDevices(
  { db }: Pick<Shop, 'db'>,
  uid: string,
  here: string | undefined,
): Promise<SignedInDevice[]> {
  const rows = await selectSessions(db, uid, new Date());
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    here: id === here,
    device: readDevice(userAgent),
    signedInAt: createdAt,
    lastUsed: updatedAt,
  }));
}

/** Signs this account out on one device, at once. Throws `not-found`, also for somebody else's session. */
export async function signOutThere(
  { db, security }: Pick<Shop, 'db' | 'security'>,
  uid: string,
  id: string,
): Promise<void> {
  if (!(await deleteSession(db, uid, id))) throw notFound('session');
  security.success('session-ended', { uid, why: 'elsewhere', sessions: 1 });
}

/** Signs this account out on all other devices; answers on how many. */
export async function signOutElsewhere(
  { db, security }: Pick<Shop, 'db' | 'security'>,
  uid: string,
  here: string,
): Promise<number> {
  const ended = await deleteSessions(db, uid, here);
  if (ended > 0) security.success('session-ended', { uid, why: 'elsewhere', sessions: ended });
  return ended;
}

/** Ends a browser's previous session when it begins another: signing in again leaves no session behind (ASVS 5.0 §7.2.4). */
export async function endFormerSession(shop: Pick<Shop, 'auth' | 'db' | 'settings'>, headers: Headers): Promise<void> {
  const former = await readSession(shop, headers);
  if (former) await deleteSession(shop.db, former.uid, former.sessionId);
}
