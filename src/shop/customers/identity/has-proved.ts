import type { Queryable, Tx } from '#src/platform/database/database.ts';
import { findUser, shareUser } from './user.store.ts';

/** Whether an account has proved that this address is its own. */
export async function hasProved(db: Queryable, uid: string, email: string): Promise<boolean> {
  const user = await findUser(db, uid);
  return user?.email === email && user.emailVerified;
}

/** The same for a transaction: until it ends, the account can neither prove the address nor change it. */
export async function holdProof(trx: Tx, uid: string, email: string): Promise<boolean> {
  const user = await shareUser(trx, uid);
  return user?.email === email && user.emailVerified;
}
