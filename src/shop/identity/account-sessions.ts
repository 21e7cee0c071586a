import { notFound } from '#src/platform/fault.ts';
import { deleteSession, deleteSessions, selectSessions } from '#src/shop/identity/account-session.store.ts';
import { type Device, readDevice } from '#src/shop/identity/device.ts';
import type { Shop } from '#src/shop/shop.ts';

/** One place where an account is signed in. `lastUsed` is exact to a day: a session is written to no more often. */
export type SignedInDevice = { id: string; here: boolean; device: Device; signedInAt: Date; lastUsed: Date };

/** The session behind a request: its id and since when; undefined for nobody. Never its token. */
export async function currentSession(shop: Pick<Shop, 'auth'>, headers: Headers): Promise<{ id: string; createdAt: Date } | undefined> {
  const found = await shop.auth.api.getSession({ headers });
  return found ? { id: found.session.id, createdAt: new Date(found.session.createdAt) } : undefined;
}

/** Where an account is signed in, the most recently used first. */
export async function listDevices({ db, clock }: Pick<Shop, 'db' | 'clock'>, uid: string, here: string | undefined): Promise<SignedInDevice[]> {
  const rows = await selectSessions(db, uid, clock.now());
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    here: id === here,
    device: readDevice(userAgent),
    signedInAt: createdAt,
    lastUsed: updatedAt,
  }));
}

/** Signs this account out on one device, at once. Throws `not-found`, also for somebody else's. */
export async function signOutThere({ db }: Pick<Shop, 'db'>, uid: string, id: string): Promise<void> {
  if (!(await deleteSession(db, uid, id))) throw notFound('This session');
}

/** Signs this account out everywhere but here; answers on how many devices. */
export const signOutElsewhere = ({ db }: Pick<Shop, 'db'>, uid: string, here: string): Promise<number> => deleteSessions(db, uid, here);
