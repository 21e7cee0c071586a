import type { Queryable } from '#src/platform/database/database.ts';
import { Fault, forbidden } from '#src/platform/fault.ts';
import { findOwner } from './address.store.ts';

/** Throws `unknown-address` for an unknown or removed address, `forbidden` for somebody else's. */
export async function requireOwn(db: Queryable, uid: string, id: string): Promise<void> {
  const owner = await findOwner(db, id);
  if (!owner) throw new Fault('unknown-address', 'address-not-found');
  if (owner !== uid) throw forbidden();
}
