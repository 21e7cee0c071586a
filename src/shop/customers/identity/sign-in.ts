import { Fault, invalid } from '#src/platform/fault.ts';
import type { Shop } from '#src/shop/shop.ts';
import { accountMark } from './account-mark.ts';
import { type Caller, type CreatedSession, createSession } from './create-session.ts';
import { findPassword } from './credential.store.ts';
import type { Place } from './known-place.ts';
import { LONGEST_PASSWORD } from './new-password.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { clearPasswordTries, consumePasswordAttempt, TOO_OFTEN } from './sign-in-attempts.ts';
import { findUserByEmail, type UserRow } from './user.store.ts';

/**
 * Signs in by address and password. Attempts are counted before the password is checked, and where there is nothing to compare it
 * with (no account, no password, an expired printed one) it is hashed all the same, so that timing reveals nothing.
 * @throws `sign-in-refused`, the same for a wrong password and an unknown address; `forbidden` for a banned account whose password was
 *   right; `too-many`, `invalid`, `unavailable`
 */
export async function signIn(
  shop: Shop,
  given: { email: string; password: string },
  from: { place: Place; caller: Caller },
): Promise<CreatedSession & { user: UserRow }> {
  const { password } = given;
  const email = given.email.toLowerCase();
  if (password.length > LONGEST_PASSWORD) throw invalid({ password: 'password-long' }, 'password-long');
  const retryAfter = await consumePasswordAttempt(shop, email, from.place);
  if (retryAfter > 0) {
    await noteFailure(shop, email, 'limit');
    throw new Fault('too-many', TOO_OFTEN, { detail: { retryAfter } });
  }
  const [user, known] = await Promise.all([findUserByEmail(shop.db, email), findPassword(shop.db, email)]);
  const lapsed = known?.initialUntil !== undefined && known.initialUntil <= shop.clock.now();
  const right =
    known && !lapsed
      ? await verifyPassword({ hash: known.hash, password })
      : await hashPassword(password).then(() => false);
  if (!user || !right) {
    await noteFailure(shop, email, lapsed ? 'lapsed' : undefined);
    throw new Fault('sign-in-refused', 'sign-in-wrong');
  }
  if (user.banned) {
    await noteFailure(shop, email, 'banned');
    throw new Fault('forbidden', 'sign-in-wrong');
  }
  const entered = await createSession(shop, user.uid, from.caller);
  await clearPasswordTries(shop, email, from.place);
  return { ...entered, user };
}

/** Logs the account or, for an address without one, a stable hash. The lookup takes the same time for both. */
async function noteFailure(shop: Shop, email: string, why?: string): Promise<void> {
  const uid = (await findUserByEmail(shop.db, email))?.uid;
  shop.security.failure('sign-in', {
    way: 'password',
    why,
    uid,
    account: uid ? undefined : accountMark(shop, email),
  });
}
