import type { Tx } from '#src/platform/database/database.ts';
import { deleteSessions } from './account-session.store.ts';
import { deleteAccounts } from './credential.store.ts';
import { deletePlaces } from './known-place.store.ts';
import { deleteNumber } from './phone.store.ts';
import { dropTokens } from './token.store.ts';

/** A way to access an account. `sessions`: being signed in somewhere. */
export type SignInMethod = 'password' | 'google' | 'phone' | 'sessions';

/**
 * Removes all sign-in methods and sessions of an account, and answers which there were. For when its address is proved by somebody
 * who may not have created it: an attacker who signed up with a victim's address and waits must lose access (pre-hijacking).
 * The caller has locked the user.
 */
export async function revokeSignInMethods(trx: Tx, uid: string): Promise<SignInMethod[]> {
  const ended = new Set<SignInMethod>();
  for (const provider of await deleteAccounts(trx, uid)) ended.add(provider === 'google' ? 'google' : 'password');
  if (await deleteNumber(trx, uid)) ended.add('phone');
  if ((await deleteSessions(trx, uid)) > 0) ended.add('sessions');
  await dropTokens(trx, uid, ['verify-email', 'change-email', 'reset-password', 'confirm-identity']);
  await deletePlaces(trx, uid);
  return [...ended];
}
