import type { Locale } from '#src/kernel/locales.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { queueSms } from '#src/platform/sms/queue-sms.ts';
import { codeMail } from './account-mails.ts';
import { findPasswordHash } from './credential.store.ts';
import { verifyPassword } from './password.ts';
import { findNumber } from './phone.store.ts';
import { enforceSmsLimits, signInCodeSms } from './phone-code.ts';
import type { Principal } from './principal.ts';
import { consumeProofAttempt } from './sign-in-attempts.ts';
import { claimToken, dropTokens } from './token.store.ts';
import { codeKey, makeCode, tokenHash } from './token.ts';

type Person = Pick<Principal, 'uid' | 'email' | 'session'>;
/** Proof that this is really the account's user, not somebody at an unlocked phone: the password or, without one, a code sent to them. */
export type Proof = { password?: string | undefined; code?: string | undefined };

const TOO_OFTEN = 'too-many-tries';

export const hasPassword = async ({ db }: Pick<Platform, 'db'>, uid: string): Promise<boolean> =>
  (await findPasswordHash(db, uid)) !== undefined;

export type CodeChannel = 'mail' | 'sms';

/** The default channel of a code: SMS where a number is proved and the address is not, else mail. */
const codeChannel = ({ emailVerified, phone }: { emailVerified: boolean; phone: string | undefined }): CodeChannel =>
  phone && !emailVerified ? 'sms' : 'mail';

/**
 * Sends a code to a user without a password: by `wished`, else by what they have proved. It invalidates earlier codes. An SMS
 * counts towards the number's limit of sign-in codes.
 * @throws `conflict` for an account that has a password, or lacks the number or address; `too-many`, `unavailable`
 */
export async function sendCode(
  platform: Platform,
  { uid, email, emailVerified }: Principal,
  locale: Locale,
  wished?: CodeChannel,
): Promise<void> {
  if (await hasPassword(platform, uid)) throw new Fault('conflict', 'has-password');
  const phone = await findNumber(platform.db, uid);
  const channel = wished ?? codeChannel({ emailVerified, phone });
  if (channel === 'sms' && !phone) throw new Fault('conflict', 'no-phone-number');
  if (channel === 'mail' && !isMailAddress(email)) throw new Fault('conflict', 'no-email-address');
  await transact(platform, async ({ trx }) => {
    await enforceLimits(trx, platform, [{ what: 'code mail', who: uid, most: 5 }], TOO_OFTEN);
    if (channel === 'sms' && phone) await enforceSmsLimits(trx, platform, { phone, known: true });
    await dropTokens(trx, uid, ['confirm-identity']);
    const code = await makeCode(trx, platform, 'confirm-identity', { uid, email });
    if (channel === 'sms' && phone)
      await queueSms(trx, platform, signInCodeSms(platform, { phone, code, locale }), uid);
    else await queueMail(trx, platform, codeMail({ email, locale }, code), uid);
  });
}

/**
 * Verifies that the caller is the account's user. Password attempts are counted per session, separately from strangers' sign-in attempts.
 * @throws `invalid` with the field `password` or `code`, `too-many`
 */
export async function confirmIdentity(
  platform: Platform,
  { uid, session = '' }: Person,
  { password, code }: Proof,
): Promise<void> {
  const hash = await findPasswordHash(platform.db, uid);
  if (hash !== undefined) return await confirmPassword(platform, { uid, session }, hash, password ?? '');
  if (!code) throw invalid({ code: 'enter-sent-code' }, 'enter-sent-code');
  const claimed = await transact(platform, async ({ trx }) => {
    await enforceLimits(trx, platform, [{ what: 'code guess', who: uid, most: 10 }], TOO_OFTEN);
    return await claimToken(trx, {
      tokenHash: tokenHash(codeKey(uid, code)),
      purposes: ['confirm-identity'],
      uid,
      at: platform.clock.now(),
    });
  });
  if (!claimed) {
    platform.security.failure('proof', { uid, way: 'code' });
    throw invalid({ code: 'code-not-right' }, 'code-not-right');
  }
}

async function confirmPassword(
  platform: Platform,
  { uid, session }: { uid: string; session: string },
  hash: string,
  password: string,
): Promise<void> {
  if (password === '') throw invalid({ password: 'password-empty' }, 'password-empty');
  const retryAfter = await consumeProofAttempt(platform, uid, session);
  if (retryAfter > 0) {
    platform.security.failure('proof', { uid, way: 'password', why: 'limit' });
    throw new Fault('too-many', TOO_OFTEN, { detail: { retryAfter } });
  }
  if (!(await verifyPassword({ hash, password }))) {
    platform.security.failure('proof', { uid, way: 'password' });
    throw invalid({ password: 'password-wrong' }, 'password-wrong');
  }
}

/** How long after signing in no new proof is needed, for actions that only remove a sign-in method or session. */
const RECENT = 10 * 60_000;

/** Requires a recent sign-in, or a new proof of identity (ASVS 5.0 §7.5.2). Throws as {@link confirmIdentity}. */
export async function needRecent(
  platform: Platform,
  person: Person,
  { createdAt }: { createdAt: Date },
  proof: Proof,
): Promise<void> {
  if (Date.now() - createdAt.getTime() > RECENT) await confirmIdentity(platform, person, proof);
}
