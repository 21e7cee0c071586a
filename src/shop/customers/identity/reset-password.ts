import type { Locale } from '#src/kernel/locales.ts';
import type { Tx } from '#src/platform/database/database.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { networkOf } from '#src/platform/rate-limit/network-of.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { mailWords } from '#src/shop/notifications/mail-words.ts';
import { noticeMail, resetMail, wordWays } from './account-mails.ts';
import { accountMark } from './account-mark.ts';
import { deleteSessions } from './account-session.store.ts';
import { setPasswordHash } from './credential.store.ts';
import { deletePlaces } from './known-place.store.ts';
import { needGoodPassword } from './new-password.ts';
import { hashPassword } from './password.ts';
import { findNumber } from './phone.store.ts';
import { isAdministrator } from './principal.ts';
import { revokeSignInMethods, type SignInMethod } from './sign-in-methods.ts';
import { claimToken, dropTokens, findToken } from './token.store.ts';
import { makeToken, tokenHash } from './token.ts';
import { findUser, findUserByEmail, lockUser, markVerified, type UserRow } from './user.store.ts';

export const RESET_QUEUE = 'identity.reset-mail';
/** Per hour: mails to one address, and requests by one network (a whole district may be behind it). */
const LIMITS = { address: 5, network: 60 };

/**
 * Requests a password reset. A job later looks up whether the address has an account, so that answer and timing are the same
 * for every address.
 * @throws `too-many`, counted alike for addresses without an account
 */
export async function askForReset(platform: Platform, email: string, locale: Locale, network: string): Promise<void> {
  await transact(platform, async ({ trx }) => {
    const limits = [
      { what: 'reset network', who: networkOf(network), most: LIMITS.network },
      { what: 'reset address', who: email, most: LIMITS.address },
    ];
    await enforceLimits(trx, platform, limits, 'mails-sent');
    await platform.jobs.send(trx, RESET_QUEUE, { email, locale });
  });
  platform.security.success('reset-asked', { account: accountMark(platform, email) });
}

/** The job: mails a link if there is an account. A banned one gets none. */
export async function sendReset(
  platform: Platform,
  { email, locale }: { email: string; locale: Locale },
): Promise<void> {
  await transact(platform, async ({ trx }) => {
    const user = await findUserByEmail(trx, email);
    if (!user || user.banned || !isMailAddress(user.email)) return;
    const token = await makeToken(trx, platform, 'reset-password', user);
    await queueMail(trx, platform, resetMail(platform.settings, { email: user.email, locale }, token), user.uid);
  });
}

const OVER = 'link-over';

/** Whether a link from a mail can still set a password. */
export async function isResetGood({ db, clock }: Pick<Platform, 'db' | 'clock'>, token: string): Promise<boolean> {
  const row = await findToken(db, tokenHash(token));
  return row?.purpose === 'reset-password' && row.usedAt === null && row.expiresAt > clock.now();
}

/**
 * Sets a new password with a link from a mail, which works once. Ends all sessions, invalidates every other such link, and
 * notifies the user. The link has proved the address too; if it was unproved before, all earlier sign-in methods are removed
 * (sign-in-methods.ts). Answers what was removed.
 * @throws `conflict` for a link that is used, expired or unknown; `invalid` with the field `newPassword`
 */
export async function resetPassword(
  platform: Platform,
  token: string,
  newPassword: string,
  locale: Locale,
): Promise<SignInMethod[]> {
  const row = await findToken(platform.db, tokenHash(token));
  const person = row && (await findUser(platform.db, row.uid));
  needGoodPassword(platform, newPassword, person);
  // Hashing is expensive: skip it for an invalid link.
  if (!(await isResetGood(platform, token))) {
    platform.security.failure('reset-used', { uid: person?.uid, why: row ? 'ended' : 'unknown' });
    throw new Fault('conflict', OVER);
  }
  const hash = await hashPassword(newPassword);
  const at = platform.clock.now();
  const { uid, ended: all } = await transact(platform, async ({ trx }) => {
    const claimed = await claimToken(trx, { tokenHash: tokenHash(token), purposes: ['reset-password'], at });
    const user = claimed && (await lockUser(trx, claimed.uid));
    if (!user || user.banned) throw new Fault('conflict', OVER);
    const proves = claimed.email === user.email && !user.emailVerified;
    const ended = proves ? await revokeSignInMethods(trx, user.uid) : await endSessionsAlone(trx, user.uid);
    await setPasswordHash(trx, { id: newId('acc', at.getTime()), uid: user.uid, hash, at });
    if (proves) await markVerified(trx, user.uid, user.email, at);
    await tell(platform, trx, user, ended, locale);
    if (isAdministrator(user))
      await recordAction({ trx }, user, { act: 'administrator.password-reset', subject: `customer:${user.uid}` }, at);
    return { uid: user.uid, ended };
  });
  platform.security.success('reset-used', { uid, way: 'link' });
  if (all.length > 0) platform.security.success('ways-in-ended', { uid, way: all.join(' '), why: 'reset' });
  return all;
}

async function endSessionsAlone(trx: Tx, uid: string): Promise<SignInMethod[]> {
  const ended = await deleteSessions(trx, uid);
  await dropTokens(trx, uid, ['reset-password', 'change-email', 'confirm-identity']);
  // A known browser may be the very reason for the new password.
  await deletePlaces(trx, uid);
  return ended > 0 ? ['sessions'] : [];
}

/** Notifies of the removed sign-in methods or, if only sessions ended, of those that remain besides the new password. */
async function tell(
  platform: Platform,
  trx: Tx,
  { uid, email }: UserRow,
  ended: SignInMethod[],
  locale: Locale,
): Promise<void> {
  const beside = ended.filter((way) => way !== 'password' && way !== 'sessions');
  if (beside.length) {
    await queueMail(
      trx,
      platform,
      noticeMail('waysEnded', platform.settings, { email, locale }, { ways: wordWays(locale, beside) }),
      uid,
    );
    return;
  }
  const phone = await findNumber(trx, uid);
  const mail = noticeMail('passwordChanged', platform.settings, { email, locale });
  const words = phone && mailWords(locale)('account.passwordChanged.phone', { tail: phone.slice(-4) });
  await queueMail(
    trx,
    platform,
    words ? { ...mail, parts: [...mail.parts.slice(0, 1), { paragraph: words }, ...mail.parts.slice(1)] } : mail,
    uid,
  );
}
