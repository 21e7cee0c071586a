import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import { needTurns } from '#src/platform/limits/take-turn.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { Locale } from '#src/platform/settings.ts';
import { codeMail } from '#src/shop/identity/account-mails.ts';
import { findPasswordHash } from '#src/shop/identity/credential.store.ts';
import { verifyPassword } from '#src/shop/identity/password.ts';
import { clearPasswordTries, takePasswordTry } from '#src/shop/identity/sign-in-attempts.ts';
import { claimToken, dropTokens } from '#src/shop/identity/token.store.ts';
import { codeKey, makeCode, tokenHash } from '#src/shop/identity/token.ts';

type Person = { uid: string; email: string };
/** What proves that it is really the owner, and not somebody at an unlocked phone: the password, or a mailed code where there is none. */
export type Proof = { password?: string | undefined; code?: string | undefined };

const TOO_OFTEN = 'Too many tries. Please wait a while.';

export const hasPassword = async ({ db }: Pick<Platform, 'db'>, uid: string): Promise<boolean> => (await findPasswordHash(db, uid)) !== undefined;

/**
 * Mails a code to whoever has no password. An earlier one is worth nothing from then on.
 * @throws `conflict` for an account that has a password, `too-many`
 */
export async function sendCode(platform: Platform, { uid, email }: Person, locale: Locale): Promise<void> {
  if (await hasPassword(platform, uid)) throw new Fault('conflict', 'This account has a password.');
  if (!isMailAddress(email)) throw new Fault('conflict', 'This account has no e-mail address.');
  await transact(platform, async ({ trx }) => {
    await needTurns(trx, platform, [{ what: 'code mail', who: uid, most: 5 }], TOO_OFTEN);
    await dropTokens(trx, uid, ['confirm-identity']);
    const code = await makeCode(trx, platform, 'confirm-identity', { uid, email });
    await queueMail(trx, platform, codeMail({ email, locale }, code));
  });
}

/**
 * Makes sure that it is the owner who asks. Wrong passwords count like those of a sign-in, wrong codes have a limit of their own.
 * @throws `invalid` with the field `password` or `code`, `too-many`
 */
export async function confirmIdentity(platform: Platform, { uid, email }: Person, { password, code }: Proof): Promise<void> {
  const hash = await findPasswordHash(platform.db, uid);
  if (hash !== undefined) return await confirmPassword(platform, email, hash, password ?? '');
  if (!code) throw invalid({ code: 'Enter the code from our mail' }, 'Enter the code from our mail');
  const claimed = await transact(platform, async ({ trx }) => {
    await needTurns(trx, platform, [{ what: 'code guess', who: uid, most: 10 }], TOO_OFTEN);
    return await claimToken(trx, { tokenHash: tokenHash(codeKey(uid, code)), purposes: ['confirm-identity'], uid, at: platform.clock.now() });
  });
  if (!claimed) throw invalid({ code: 'This code is not right' }, 'This code is not right');
}

async function confirmPassword(platform: Platform, email: string, hash: string, password: string): Promise<void> {
  if (password === '') throw invalid({ password: 'Passwords cannot be empty' }, 'Passwords cannot be empty');
  const retryAfter = await takePasswordTry(platform, email);
  if (retryAfter > 0) throw new Fault('too-many', TOO_OFTEN, { detail: { retryAfter } });
  if (!(await verifyPassword({ hash, password }))) {
    throw invalid({ password: 'This is not your present password' }, 'This is not your present password');
  }
  await clearPasswordTries(platform, email);
}
