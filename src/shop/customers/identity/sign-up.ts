import { RULES } from '#src/kernel/field-rules.ts';
import type { Locale } from '#src/kernel/locales.ts';
import type { Because } from '#src/kernel/refusals.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import type { Shop } from '#src/shop/shop.ts';
import { type Caller, type CreatedSession, createSession } from './create-session.ts';
import { setPasswordHash } from './credential.store.ts';
import type { Place } from './known-place.ts';
import { wrongPassword } from './new-password.ts';
import { hashPassword } from './password.ts';
import { sendVerificationMail } from './send-verification-mail.ts';
import { TOO_OFTEN } from './sign-in-attempts.ts';
import { enforceSignUpLimit } from './taken-address.ts';
import { findUser, findUserByEmail, insertUser, isTaken, type UserRow } from './user.store.ts';

type Newcomer = { name: string; email: string; password: string };

/** Sign-ups by password per network and hour, including those refused for a bad password. */
const NETWORK = { what: 'sign-up network', most: 60 };

/**
 * Creates an account with a password, and signs in. A taken address, or the administrator's, is worded like any other failure
 * (rules.md §2). @throws `invalid`, `sign-up-refused`, `too-many`, `unavailable`
 */
export async function signUp(
  shop: Shop,
  newcomer: Newcomer,
  from: { place: Place; caller: Caller; locale: Locale },
): Promise<CreatedSession & { user: UserRow }> {
  const { name, password } = newcomer;
  refuse('name', RULES.userName(name));
  refuse('email', RULES.email(newcomer.email));
  const { place, caller, locale } = from;
  const email = newcomer.email.toLowerCase();
  await transact(shop, ({ trx }) => enforceLimits(trx, shop, [{ ...NETWORK, who: place.network }], TOO_OFTEN));
  refuse('password', wrongPassword(shop, password, { name, email }));
  await enforceSignUpLimit(shop, { email, place });
  if (email === shop.settings.adminEmail || (await findUserByEmail(shop.db, email))) throw refused();
  const uid = await makeAccount(shop, { name, email, password });
  shop.security.success('account-created', { uid, way: 'password' });
  await sendVerificationMail(shop, uid, locale);
  const entered = await createSession(shop, uid, caller);
  return { ...entered, user: (await findUser(shop.db, uid)) as UserRow };
}

/** User and password in one transaction: a crash between the two would leave an account that nobody can sign in to. */
async function makeAccount(shop: Shop, { name, email, password }: Newcomer): Promise<string> {
  const hash = await hashPassword(password);
  const at = shop.clock.now();
  const uid = newId('usr', at.getTime());
  try {
    await transact(shop, async ({ trx }) => {
      await insertUser(trx, { id: uid, name, email, emailVerified: false, at });
      await setPasswordHash(trx, { id: newId('acc', at.getTime()), uid, hash, at });
    });
  } catch (error) {
    throw isTaken(error) ? refused() : error;
  }
  return uid;
}

function refuse(field: string, reason: Because | undefined): void {
  if (reason) throw invalid({ [field]: reason }, reason);
}

const refused = () => new Fault('sign-up-refused', 'sign-up-failed');
