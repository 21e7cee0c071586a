import type { Queryable } from '#src/platform/database/database.ts';
import { findUser } from '#src/shop/identity/user.store.ts';

/** Whether an account has proved that this address is its own. */
export async function hasProved(db: Queryable, uid: string, email: string): Promise<boolean> {
  const user = await findUser(db, uid);
  return user?.email === email && user.emailVerified;
}
