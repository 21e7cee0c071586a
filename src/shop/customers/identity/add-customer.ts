import type { Tx } from '#src/platform/database/database.ts';
import { Fault } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { insertPerson } from './phone.store.ts';
import type { Principal } from './principal.ts';
import { findUser, findUserByEmail, type UserRow } from './user.store.ts';

/** The account with this uid, as payments need it; undefined for an unknown or banned account. */
export async function findPerson({ db }: Pick<Platform, 'db'>, uid: string): Promise<Principal | undefined> {
  const user = await findUser(db, uid);
  return user && !user.banned ? customerOf(user) : undefined;
}

/**
 * The customer with an e-mail address, or a new one without a password, which can be set by 'Forgot Password?' through that
 * address's mail. Runs in the caller's transaction. Throws `conflict` for an account that cannot buy.
 */
export async function findOrAddCustomer(
  trx: Tx,
  { name, email, at }: { name: string; email: string; at: Date },
): Promise<{ customer: Principal; added: boolean }> {
  const address = email.trim().toLowerCase();
  const known = await findUserByEmail(trx, address);
  if (known?.banned || (known && known.role !== 'customer'))
    throw new Fault('conflict', 'cannot-order', { fields: { email: 'cannot-order' } });
  if (known) return { customer: customerOf(known), added: false };
  const id = newId('usr', at.getTime());
  await insertPerson(trx, { id, name, email: address, at });
  return { customer: { uid: id, name, email: address, emailVerified: false, role: 'customer' }, added: true };
}

const customerOf = ({ uid, name, email, emailVerified, role }: UserRow): Principal => ({
  uid,
  name,
  email,
  emailVerified,
  role,
});
