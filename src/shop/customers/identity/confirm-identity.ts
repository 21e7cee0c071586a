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
/** What proves that it is really the owner, and not somebody at an unlocked phone: the password, or a code that was sent where there is none. */
export type Proof = { password?: string | undefined; code?: string | undefined };

const TOO_OFTEN = 'too-many-tries';

export const hasPassword = async ({ db }: Pick<Platform, 'db'>, uid: string): Promise<boolean> =>
  (await findPasswordHash(db, uid)) !== undefined;

export type CodeChannel = 'mail' | 'sms';

/** How a code reaches somebody who has not chosen: by mail where the address is proved, else by SMS where a number is. */
const codeChannel = ({ emailVerified, phone }: { emailVerified: boolean; phone: string | undefined }): CodeChannel =>
  phone && !emailVerified ? 'sms' : 'mail';

/**
 * Sends a code to whoever has no password: by `wished`, else to what they have proved. An earlier one is worth nothing from then on. An SMS
 * counts among those that the number gets for signing in.
 * @throws `conflict` for an account that has a password, or not what the code would go to; `too-many`, `unavailable`
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
 * Makes sure that it is the owner who asks. Tries are counted by session, apart from those of strangers at the door.
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

/** How long after signing in somebody need not prove again that it is them, for what takes a way in away and adds none. */
const RECENT = 10 * 60_000;

/** Makes sure that whoever asks has signed in just now, or proves it once more (ASVS 5.0 §7.5.2). Throws as {@link confirmIdentity}. */
export async function needRecent(
  platform: Platform,
  person: Person,
  { createdAt }: { createdAt: Date },
  proof: Proof,
): Promise<void> {
  if (Date.now() - createdAt.getTime() > RECENT) await confirmIdentity(platform, person, proof);
}
