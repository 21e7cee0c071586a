import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import { networkOf } from '#src/platform/limits/network-of.ts';
import { needTurns } from '#src/platform/limits/take-turn.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { Locale } from '#src/platform/settings.ts';
import { noticeMail, resetMail } from '#src/shop/identity/account-mails.ts';
import { deleteSessions } from '#src/shop/identity/account-session.store.ts';
import { setPasswordHash } from '#src/shop/identity/credential.store.ts';
import { needGoodPassword } from '#src/shop/identity/new-password.ts';
import { hashPassword } from '#src/shop/identity/password.ts';
import { clearPasswordTries } from '#src/shop/identity/sign-in-attempts.ts';
import { claimToken, dropTokens, findToken } from '#src/shop/identity/token.store.ts';
import { makeToken, tokenHash } from '#src/shop/identity/token.ts';
import { findUserByEmail, lockUser, markVerified } from '#src/shop/identity/user.store.ts';

export const RESET_QUEUE = 'identity.reset-mail';
/** An hour, each: what one address gets, and what one network asks for (a whole district may be behind it). */
const LIMITS = { address: 5, network: 60 };

/**
 * Somebody has forgotten their password. Whether the address has an account is looked up by a job afterwards: the answer and
 * the time that it takes are the same for every address.
 * @throws `too-many`, counted alike for addresses without an account
 */
export async function askForReset(platform: Platform, email: string, locale: Locale, network: string): Promise<void> {
  await transact(platform, async ({ trx }) => {
    const limits = [
      { what: 'reset network', who: networkOf(network), most: LIMITS.network },
      { what: 'reset address', who: email, most: LIMITS.address },
    ];
    await needTurns(trx, platform, limits, 'We have sent several mails already. Please look for them first.');
    await platform.jobs.send(trx, RESET_QUEUE, { email, locale });
  });
}

/** The job: mails a link, where there is an account. A banned one gets none. */
export async function sendReset(platform: Platform, { email, locale }: { email: string; locale: Locale }): Promise<void> {
  await transact(platform, async ({ trx }) => {
    const user = await findUserByEmail(trx, email);
    if (!user || user.banned || !isMailAddress(user.email)) return;
    const token = await makeToken(trx, platform, 'reset-password', user);
    await queueMail(trx, platform, resetMail(platform.settings, { email: user.email, locale }, token));
  });
}

const OVER = 'This link is no longer good. Please ask for a new one.';

/** Whether a link from a mail can still set a password. */
export async function isResetGood({ db, clock }: Pick<Platform, 'db' | 'clock'>, token: string): Promise<boolean> {
  const row = await findToken(db, tokenHash(token));
  return row?.purpose === 'reset-password' && row.usedAt === null && row.expiresAt > clock.now();
}

/**
 * Sets a new password with a link from a mail: once, whoever comes first. Ends all sessions, makes every other such link
 * worthless, and tells the owner. The link has proved the address too.
 * @throws `conflict` for a link that is used, too old or unknown; `invalid` with the field `newPassword`
 */
export async function resetPassword(platform: Platform, token: string, newPassword: string, locale: Locale): Promise<void> {
  needGoodPassword(platform.settings, newPassword);
  // Hashing is dear: not for a link that is worth nothing.
  if (!(await isResetGood(platform, token))) throw new Fault('conflict', OVER);
  const hash = await hashPassword(newPassword);
  const at = platform.clock.now();
  await transact(platform, async ({ trx }) => {
    const row = await claimToken(trx, { tokenHash: tokenHash(token), purposes: ['reset-password'], at });
    const user = row && (await lockUser(trx, row.uid));
    if (!user || user.banned) throw new Fault('conflict', OVER);
    await setPasswordHash(trx, { id: newId('acc', at.getTime()), uid: user.uid, hash, at });
    await deleteSessions(trx, user.uid);
    await dropTokens(trx, user.uid, ['reset-password', 'change-email', 'confirm-identity']);
    if (row.email === user.email) await markVerified(trx, user.uid, user.email, at);
    // Whoever was locked out by somebody's guesses has proved who they are.
    await clearPasswordTries({ db: trx }, user.email);
    await queueMail(trx, platform, noticeMail('passwordChanged', platform.settings, { email: user.email, locale }));
  });
}
